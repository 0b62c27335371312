/** The highlights of a game that has no page: found in what it shows as scores, and in its log. Pure. */
import type { Moment, Scene, Story } from '../end/story';
import type { Part } from '../net/messages.gen';

/** The name of the field that has a number for each seat and is shown as the score. */
export function scoreField(parts: readonly Part[]): string | null {
  const score = parts.find(({ by_seat, show }) => by_seat && show?.kind === 'score');
  return score?.name ?? null;
}

const isTalk = (event: unknown) =>
  ['ended', 'turn_began'].includes((event as { type?: string } | null)?.type ?? '');

function told(title: string, scene: Scene | undefined): Moment | null {
  const events = scene?.events.filter((event) => !isTalk(event)) ?? [];
  return scene && events.length ? { frame: scene.frame, title, events } : null;
}

function scoresIn(view: unknown, field: string): readonly number[] {
  const found = (view as Readonly<Record<string, unknown>> | null)?.[field];
  return Array.isArray(found) && found.every((each) => typeof each === 'number') ? found : [];
}

/** Who leads alone, or null. */
function leader(scores: readonly number[]): number | null {
  const top = Math.max(...scores);
  return scores.filter((each) => each === top).length === 1 ? scores.indexOf(top) : null;
}

/** The largest gain, and the last time that somebody else took the lead. */
function byScore({ scenes, views }: Story, field: string): (Moment | null)[] {
  const scores = views().map((view) => scoresIn(view, field));
  let gained: Scene | undefined;
  let led: Scene | undefined;
  let [most, first] = [0, null as number | null];
  for (const [place, scene] of scenes.entries()) {
    const [before, now] = [scores[place - 1], scores[place]];
    if (!before?.length || now?.length !== before.length) continue;
    const gain = Math.max(...now.map((each, seat) => each - (before[seat] ?? each)));
    if (gain > most) [gained, most] = [scene, gain];
    const leads = leader(now);
    if (leads !== null && first !== null && leads !== first) led = scene;
    first = leads ?? first;
  }
  return [told('moment-gain', gained), told('moment-lead', led)];
}

/** The move that took longest. */
function thought({ scenes }: Story): Moment | null {
  let best: Scene | undefined;
  let longest = 0;
  for (const [place, scene] of scenes.entries()) {
    const took = scene.atMs - (scenes[place - 1]?.atMs ?? scene.atMs);
    if (scene.seat === null || took <= longest) continue;
    [best, longest] = [scene, took];
  }
  return told('moment-thought', best);
}

export function moments(story: Story, field: string | null): readonly (Moment | null)[] {
  const last = story.scenes.findLast(({ events }) => events.some((event) => !isTalk(event)));
  const found = field === null ? [] : byScore(story, field);
  return [told('moment-last', last), ...found, thought(story)];
}
