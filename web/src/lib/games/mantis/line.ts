/** The line of play, and a smaller line with the previous event. */
import { wonLine, type Line } from '../../board/line';
import { sentence, t } from '../../text';
import type { Player } from '../board';
import type { Props } from './board';
import type { Mantis } from './mantis.svelte';
import type { Stage } from './stage.svelte';
import type { Turned } from './types.gen';

/** What the line is derived from. */
export type Moment = Pick<Mantis, 'players' | 'names' | 'me' | 'choices' | 'winners'> &
  Partial<Pick<Mantis, 'reader'>> & {
    given: Pick<Props, 'waiting' | 'outcome'>;
    stage: Pick<Stage, 'attempt' | 'said' | 'playing'>;
  };

export function lineOf(moment: Moment): Line {
  const { names, me, stage } = moment;
  const mine = moment.choices.length > 0 && !stage.playing;
  if (stage.attempt) return { now: attempting(stage.attempt, names, me), before: '', mine };
  const said = stage.said
    .filter((event) => event.type !== 'turn_began')
    .map((event) => sentence('mantis', event, names, moment.reader));
  const latest = stage.playing ? said.pop() : undefined;
  if (latest !== undefined) return { now: latest, before: said.join(' '), mine };
  return { now: statusOf(moment), before: said.join(' ') || t('mantis-first'), mine };
}

function attempting(attempt: Turned, names: readonly string[], me: number | null): string {
  const id = `mantis-aim-${attempt.aim}${attempt.seat === me ? '-mine' : ''}`;
  return t(id, { name: names[attempt.seat] ?? '', victim: names[attempt.into] ?? '' });
}

function statusOf(moment: Moment): string {
  const { players, choices, given } = moment;
  if (given.outcome) return wonLine('mantis', moment);
  if (choices.length > 0) return t('mantis-your-move');
  const player = players[given.waiting[0] ?? -1];
  return player ? t(waitingId(player), { name: player.name }) : '';
}

function waitingId(player: Player): string {
  if (player.presence === 'away') return 'mantis-waiting-away';
  if (player.presence === 'stand_in') return 'mantis-waiting-stand-in';
  return player.kind === 'bot' ? 'mantis-waiting-bot' : 'mantis-waiting';
}
