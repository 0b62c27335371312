import { afterEach, beforeEach, expect, test } from 'vitest';
import { keepsFocus } from './keepsFocus';

let place: HTMLElement;
let stop: () => void;

beforeEach(() => {
  document.body.innerHTML =
    '<section tabindex="-1"><button id="one">1</button><button id="two">2</button></section><input />';
  place = document.querySelector('section') as HTMLElement;
  stop = keepsFocus(place);
});

afterEach(() => {
  stop();
  document.body.innerHTML = '';
});

const button = (id: string) => document.getElementById(id) as HTMLElement;

async function takenAway(id: string) {
  button(id).remove();
  await new Promise((resolve) => setTimeout(resolve));
}

test('when the button that was pressed goes away, the place has the focus', async () => {
  button('one').focus();
  await takenAway('one');
  expect(document.activeElement).toBe(place);
});

test('whoever has gone elsewhere stays there', async () => {
  button('one').focus();
  document.querySelector('input')?.focus();
  await takenAway('one');
  expect(document.activeElement).toBe(document.querySelector('input'));
});

test('what goes away without the focus changes nothing', async () => {
  button('one').focus();
  await takenAway('two');
  expect(document.activeElement).toBe(button('one'));
});

test('whoever had the focus nowhere is left alone', async () => {
  await takenAway('one');
  expect(document.activeElement).toBe(document.body);
});
