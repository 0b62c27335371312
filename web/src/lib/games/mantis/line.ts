/** The one line that says what is happening, and the smaller one with what happened before. */
import { sentence, t } from '../../text';
import type { Outcome, Player } from '../board';
import type { Event, Turned } from './types.gen';

export interface Moment {
  players: readonly Player[];
  me: number | null;
  myMove: boolean;
  waiting: readonly number[];
  outcome: Outcome | null;
  attempt: Turned | null;
  told: readonly Event[];
  /** A happening is being staged. */
  playing: boolean;
}

export interface Line {
  now: string;
  before: string;
  /** It is for the one who looks. */
  mine: boolean;
}

export function lineOf(moment: Moment): Line {
  const mine = moment.myMove && !moment.playing;
  const names = moment.players.map((player) => player.name);
  const said = moment.told
    .filter((event) => event.type !== 'turn_began')
    .map((event) => sentence('mantis', event, names));
  if (moment.attempt)
    return { now: attempting(moment.attempt, names, moment.me), before: '', mine };
  if (moment.playing) {
    const latest = said.at(-1);
    if (latest !== undefined) return { now: latest, before: said.slice(0, -1).join(' '), mine };
  }
  const before = said.join(' ') || t('mantis-first');
  return { now: standing(moment, names), before, mine };
}

function attempting(attempt: Turned, names: readonly string[], me: number | null): string {
  const id = `mantis-aim-${attempt.aim}${attempt.seat === me ? '-mine' : ''}`;
  return t(id, { name: names[attempt.seat] ?? '', victim: names[attempt.into] ?? '' });
}

function standing(moment: Moment, names: readonly string[]): string {
  if (moment.outcome) {
    const winners = winnersOf(moment.outcome);
    if (winners.length === 1 && winners[0] === moment.me) return t('mantis-won-mine');
    const won = winners.map((seat) => names[seat] ?? '').join(', ');
    return t('mantis-won', { count: winners.length, names: won });
  }
  if (moment.myMove) return t('mantis-your-move');
  const player = moment.players[moment.waiting[0] ?? -1];
  if (!player) return '';
  return t(waitingId(player), { name: player.name });
}

function waitingId(player: Player): string {
  if (player.presence === 'away') return 'mantis-waiting-away';
  if (player.presence === 'stand_in') return 'mantis-waiting-stand-in';
  return player.kind === 'bot' ? 'mantis-waiting-bot' : 'mantis-waiting';
}

/** The seats in the first place. */
export function winnersOf(outcome: Outcome | null): number[] {
  if (!outcome) return [];
  return outcome.places.flatMap((place, seat) => (place === 1 ? [seat] : []));
}
