import { describe, expect, it } from 'vitest';
import { Arrivals, Stream } from './stream';

describe('a stream', () => {
  it('tells each thing once, in order, to those who listen', () => {
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
});

describe('questions', () => {
  const asked = (...ids: string[]) => ids.map((id) => ({ id }));

  it('are told once, however often others act meanwhile', () => {
    const questions = new Arrivals();
    const heard: string[] = [];
    questions.listen(({ id }) => heard.push(id));
    for (const open of [['turn-1'], ['turn-1'], [], ['turn-1'], ['turn-1', 'turn-2'], []])
      questions.follow(asked(...open), 0);
    expect(heard).toEqual(['turn-1', 'turn-2']);
  });

  it('are told to each who is asked, and anew in the next game', () => {
    const questions = new Arrivals();
    const heard: string[] = [];
    questions.listen(({ id }) => heard.push(id));
    questions.follow(asked('turn-1'), 0);
    questions.follow(asked('turn-1'), 1);
    questions.forget();
    questions.follow(asked('turn-1'), 1);
    expect(heard).toHaveLength(3);
  });

  it('that are open are told to whoever comes', () => {
    const questions = new Arrivals();
    questions.follow(asked('turn-1', 'vote-1'), 0);
    questions.follow(asked('vote-1'), 0);
    const heard: string[] = [];
    questions.listen(({ id }) => heard.push(id));
    expect(heard).toEqual(['vote-1']);
  });
});
