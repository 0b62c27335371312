/** The seats of a table as one device sees them. Pure. */
import { addFaces } from '../art/avatars';
import { bots } from '../art/avatars/bots';
import type { Face, Player } from '../games/board';
import { BOT_NAMES, type Prompt, type SeatInfo } from '../net/messages.gen';

addFaces(bots);

type Prompts = Readonly<Record<string, readonly Prompt[]>>;

/** The seats that a member holds, alone or with others. */
export function seatsOf(seats: readonly SeatInfo[], member: number | null): readonly number[] {
  return seats.flatMap((seat, number) =>
    seat.holders.some((holder) => holder.member === member) ? [number] : [],
  );
}

/** A bot of the house has its own face. One that somebody left in their place keeps that person's. */
export function faceOfSeat({
  kind,
  name,
  avatar,
}: Pick<SeatInfo, 'kind' | 'name' | 'avatar'>): Face {
  const isOurs = kind === 'bot' && avatar === 'robot';
  return (isOurs && BOT_NAMES.find((each) => each === name)) || avatar;
}

export function playerOf({ holders, ...seat }: SeatInfo): Player {
  const { name, colour, kind, presence, level } = seat;
  return { name, avatar: faceOfSeat(seat), colour, kind, presence, level, people: holders };
}

/** By seat: since when the table waits for somebody who is disconnected; `before` is the previous result. */
export function awaySince(
  seats: readonly SeatInfo[],
  before: Readonly<Record<number, number>>,
  nowMs: number,
): Record<number, number> {
  const away = seats.flatMap(({ presence }, seat) => (presence === 'away' ? [seat] : []));
  return Object.fromEntries(away.map((seat) => [seat, before[seat] ?? nowMs]));
}

/** The seats among these that the table waits for. */
export function awaitedOf(seats: readonly number[], prompts: Prompts): readonly number[] {
  return seats.filter((seat) =>
    (prompts[String(seat)] ?? []).some((prompt) => prompt.awaited !== false),
  );
}

/** The seat that a prompt asks. */
export function askedBy(id: string, prompts: Prompts): number | null {
  const asked = Object.entries(prompts).find(([, open]) => open.some((each) => each.id === id));
  return asked ? Number(asked[0]) : null;
}
