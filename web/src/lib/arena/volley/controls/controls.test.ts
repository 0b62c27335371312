import { describe, expect, it } from 'vitest';
import { Crew } from '../../controls/crew';
import { readPad } from '../../controls/gamepad';
import { BUTTON, INPUT_REACH } from '../constants.gen';
import { THROWING } from './throwing';

const outlook = {
  toFloor: ({ x, y }: { x: number; y: number }) => ({ x, y: -y }),
  body: { x: 200, y: 300 },
  hand: { x: 1, y: 0 },
  reach: 150,
};

function crewOf(steers = [true, false], fights = [true, true]) {
  const crew = new Crew(THROWING, steers, fights);
  crew.resize(400, 800);
  const inputs = (now: number) => crew.inputs(now, 16, () => outlook);
  return { crew, inputs, first: (now: number) => inputs(now)[0] };
}

describe('controls for throwing burritos', () => {
  it('run with the left thumb; a drag of the right thumb aims and gathers power, its release throws', () => {
    const { crew, first } = crewOf();
    crew.down(1, { x: 80, y: 600 }, 0, false);
    crew.move(1, { x: 80, y: 500 }, 10, false);
    crew.down(2, { x: 320, y: 600 }, 20, false);
    expect(first(30)).toMatchObject({ moveX: 0, moveY: INPUT_REACH, buttons: 0 });
    crew.move(2, { x: 400, y: 600 }, 40, false);
    expect(first(50)).toMatchObject({ handX: INPUT_REACH, handY: 0, buttons: BUTTON.throw });
    crew.up(2, 400, false);
    expect(first(410)).toMatchObject({ handX: 0, handY: 0, buttons: 0 });
  });

  it('keep the burrito when the thumb returns to its start', () => {
    const { crew, first } = crewOf();
    crew.down(2, { x: 320, y: 600 }, 0, false);
    crew.move(2, { x: 360, y: 600 }, 10, false);
    crew.move(2, { x: 322, y: 600 }, 300, false);
    crew.up(2, 400, false);
    expect(first(410)?.buttons).toBe(BUTTON.throw | BUTTON.hands);
    expect(first(600)?.buttons).toBe(0);
  });

  it('put the hands out on a tap', () => {
    const { crew, first } = crewOf();
    crew.down(2, { x: 320, y: 600 }, 0, false);
    crew.up(2, 90, false);
    expect(first(100)?.buttons).toBe(BUTTON.hands);
    expect(first(300)?.buttons).toBe(0);
  });

  it('aim with the mouse: a near pointer throws high, a far one flat', () => {
    const { crew, first } = crewOf();
    crew.move(9, { x: 275, y: 300 }, 0, true);
    expect(first(10)).toMatchObject({ handX: 64, handY: 0 });
    crew.move(9, { x: 200, y: 0 }, 20, true);
    crew.holdMouse(BUTTON.throw, true);
    expect(first(30)).toMatchObject({ handX: 0, handY: INPUT_REACH, buttons: BUTTON.throw });
  });

  it('work by keys, and two players share a keyboard', () => {
    const { crew, inputs } = crewOf([true, false, true], [false, true, true]);
    expect(crew.bodies).toEqual([2, 0]);
    for (const code of ['KeyD', 'KeyC', 'ArrowLeft', 'KeyL']) expect(crew.press(code)).toBe(true);
    expect(crew.press('KeyP')).toBe(false);
    const [bystander, nobody, fighter] = inputs(0);
    expect(fighter).toMatchObject({ moveX: INPUT_REACH, buttons: BUTTON.duck });
    expect(bystander).toMatchObject({ moveX: -INPUT_REACH, buttons: BUTTON.hands });
    expect(nobody).toBeNull();
    crew.releaseAll();
    expect(inputs(10)[2]).toMatchObject({ moveX: 0, buttons: 0 });
  });

  it('give idle inputs to other bodies of the device, so that nobody waits for them', () => {
    const { crew, inputs } = crewOf([true, true, true], [true, true, true]);
    crew.press('KeyD');
    expect(inputs(0)[2]).toEqual({ moveX: 0, moveY: 0, handX: 0, handY: 0, buttons: 0 });
  });

  it('read a gamepad', () => {
    const buttons = Array.from({ length: 16 }, (_, place) => ({
      pressed: [0, 7, 6].includes(place),
    }));
    expect(readPad({ axes: [1, 0, 0, -1], buttons }, THROWING.buttons)).toEqual({
      move: { x: 1, y: 0 },
      hand: { x: 0, y: -1 },
      buttons: BUTTON.throw | BUTTON.hands | BUTTON.duck,
    });
  });
});
