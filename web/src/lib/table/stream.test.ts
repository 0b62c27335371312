import { describe, expect, it } from 'vitest';
import { Arrivals, Stream, Unheard } from './stream';

describe('a stream', () => {
  it('calls its listeners once for each value, in order', () => {
    const stream = new Stream<number>();
    const heard: number[] = [];
    stream.tell(1);
    const stop = stream.listen((thing) => heard.push(thing));
    stream.tell(2);
    stream.tell(3);
    stop();
    stream.tell(4);
    expect(heard).toEqual([2, 3]);
  });

  it('can keep its values until somebody listens, and passes each on once', () => {
    const stream = new Unheard<number>();
    const heard: number[] = [];
    stream.tell(1);
    stream.tell(2);
    stream.listen((thing) => heard.push(thing))();
    stream.tell(3);
    stream.listen((thing) => heard.push(thing));
    stream.tell(4);
    expect(heard).toEqual([1, 2, 3, 4]);
  });
});

describe('prompts', () => {
  const asked = (...ids: string[]) => ids.map((id) => ({ id }));

  it('are reported once, however often others act meanwhile', () => {
    const questions = new Arrivals();
    const heard: string[] = [];
    questions.listen(({ id }) => heard.push(id));
    for (const open of [['turn-1'], ['turn-1'], [], ['turn-1'], ['turn-1', 'turn-2'], []])
      questions.follow(asked(...open), 0);
    expect(heard).toEqual(['turn-1', 'turn-2']);
  });

  it('are reported to each seat that is asked, and again in the next game', () => {
    const questions = new Arrivals();
    const heard: string[] = [];
    questions.listen(({ id }) => heard.push(id));
    questions.follow(asked('turn-1'), 0);
    questions.follow(asked('turn-1'), 1);
    questions.forget();
    questions.follow(asked('turn-1'), 1);
    expect(heard).toHaveLength(3);
  });

  it('that are open are reported to a new listener', () => {
    const questions = new Arrivals();
    questions.follow(asked('turn-1', 'vote-1'), 0);
    questions.follow(asked('vote-1'), 0);
    const heard: string[] = [];
    questions.listen(({ id }) => heard.push(id));
    expect(heard).toEqual(['vote-1']);
  });
});
