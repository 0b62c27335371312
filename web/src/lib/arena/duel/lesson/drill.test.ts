import { describe, expect, it } from 'vitest';
import { FULL, STILL, type Input } from '../../controls/input';
import { BUTTON } from '../constants.gen';
import { Drill, type Task } from './drill';

const HALF_A_MINUTE = 1800;

/** Somebody who does what the dummy asks for. */
function taught(drill: Drill, task: Task | null): Input {
  const { own, dummy, tick } = drill;
  const [x, y] = [dummy.x - own.x, dummy.y - own.y];
  const far = Math.hypot(x, y);
  const walk = (near: number) => (far > near ? FULL : far < near - 0.1 ? -FULL : 0);
  const toward = (length: number) => ({
    handX: Math.round((x / far) * length),
    handY: Math.round((y / far) * length),
  });
  const isLeft = tick % 60 < 30;
  switch (task) {
    case 'walk':
      return { ...STILL, moveY: isLeft ? FULL : -FULL };
    case 'aim':
      return { ...STILL, handY: isLeft ? FULL : -FULL };
    case 'swing':
      return { ...STILL, moveX: walk(1.2), handX: 20, handY: isLeft ? FULL : -FULL };
    case 'thrust':
      return {
        ...STILL,
        moveX: walk(1.75),
        ...toward(FULL),
        buttons: tick % 50 === 0 && Math.abs(far - 1.7) < 0.15 ? BUTTON.thrust : 0,
      };
    default:
      return { ...STILL, ...toward(FULL) };
  }
}

describe('the lesson with the dummy', () => {
  it('is done within half a minute by somebody who does as told', () => {
    const drill = new Drill();
    const tasks: string[] = [];
    while (drill.task !== null && drill.tick < HALF_A_MINUTE) {
      if (tasks.at(-1) !== drill.task) tasks.push(drill.task);
      drill.step(taught(drill, drill.task));
    }
    expect(tasks).toEqual(['walk', 'aim', 'swing', 'thrust', 'parry']);
    expect(drill.task).toBeNull();
  });

  it('goes on only when somebody has done it', () => {
    const drill = new Drill();
    for (let tick = 0; tick < HALF_A_MINUTE; tick++) drill.step(STILL);
    expect(drill.task).toBe('walk');
  });

  it('hits who does not parry, and strikes again', () => {
    const drill = new Drill();
    while (drill.task !== 'parry' && drill.tick < HALF_A_MINUTE)
      drill.step(taught(drill, drill.task));
    let hits = 0;
    // The sword points backwards.
    for (let tick = 0; tick < 600; tick++)
      hits += drill
        .step({ ...STILL, handX: -FULL })
        .filter((each) => each.kind === 'hit' && each.fighter === 1).length;
    expect(hits).toBeGreaterThan(1);
    expect(drill.task).toBe('parry');
  });
});
