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

test('when the focused button is removed, the container gets the focus', async () => {
  button('one').focus();
  await takenAway('one');
  expect(document.activeElement).toBe(place);
});

test('a focus elsewhere stays there', async () => {
  button('one').focus();
  document.querySelector('input')?.focus();
  await takenAway('one');
  expect(document.activeElement).toBe(document.querySelector('input'));
});

test('removing an element without the focus changes nothing', async () => {
  button('one').focus();
  await takenAway('two');
  expect(document.activeElement).toBe(button('one'));
});

test('without a focus nothing is focused', async () => {
  await takenAway('one');
  expect(document.activeElement).toBe(document.body);
});
