/** The current or last battle of a table: its terms, its snapshots, and how it is steered. */
import type { BattleInfo, BattleOver } from '../net/messages.gen';
import { FRAMES } from '../net/messages.gen';

/** A snapshot as it arrived, without its header. */
export interface Shot {
  number: number;
  flags: number;
  body: DataView;
}

/** A subscriber of a battle. */
interface Follower {
  see: (shot: Shot) => void;
  end?: (over: BattleOver) => void;
}

export class Battle {
  /** Stays after its end until the next one, or until the game is gone. */
  info = $state.raw<BattleInfo | null>(null);
  over = $state.raw<BattleOver | null>(null);
  readonly isOn = $derived(this.info !== null && this.over === null);

  private latest: Shot | null = null;
  private followers: readonly Follower[] = [];

  constructor(
    private readonly write: (frame: Uint8Array<ArrayBuffer>) => boolean,
    private readonly held: () => readonly number[],
  ) {}

  /** By body: whether somebody on this device steers it. */
  get steers(): readonly boolean[] {
    return this.info?.bodies.map((seat) => this.held().includes(seat)) ?? [];
  }

  /** The page has connected or reconnected: takes the battle that is on. */
  sync(info: BattleInfo | null | undefined): void {
    if (info) this.begin(info);
    else if (this.over === null) this.info = null;
  }

  begin(info: BattleInfo): void {
    if (this.info?.number === info.number && this.info.battle === info.battle) return;
    this.info = info;
    this.over = null;
    this.latest = null;
  }

  end(over: BattleOver): void {
    if (this.info?.number !== over.number) return;
    this.over = over;
    for (const follower of this.followers) follower.end?.(over);
  }

  forget(): void {
    this.info = this.over = this.latest = null;
  }

  see(frame: ArrayBuffer): void {
    const shot = shotOf(frame);
    if (!shot || shot.number !== this.info?.number) return;
    this.latest = shot;
    for (const follower of this.followers) follower.see(shot);
  }

  /** Calls back with the latest snapshot, then with each new one and the end; returns a function that stops it. */
  follow(follower: Follower): () => void {
    this.followers = [...this.followers, follower];
    if (this.latest) follower.see(this.latest);
    if (this.over) follower.end?.(this.over);
    return () => (this.followers = this.followers.filter((each) => each !== follower));
  }

  /** Sends inputs of one body, five bytes each; `seq` is the number of the first. */
  steer(seat: number, seq: number, seenTick: number, inputs: Uint8Array): boolean {
    if (!this.info || this.over) return false;
    return this.write(inputsFrame(seat, this.info.number, seq, seenTick, inputs));
  }
}

export function shotOf(frame: ArrayBuffer): Shot | null {
  if (frame.byteLength <= FRAMES.SNAPSHOT_HEAD_BYTES) return null;
  const view = new DataView(frame);
  if (view.getUint8(0) !== FRAMES.SNAPSHOT) return null;
  return {
    number: view.getUint32(1, true),
    flags: view.getUint32(5, true),
    body: new DataView(frame, FRAMES.SNAPSHOT_HEAD_BYTES),
  };
}

export function inputsFrame(
  seat: number,
  number: number,
  seq: number,
  seenTick: number,
  inputs: Uint8Array,
): Uint8Array<ArrayBuffer> {
  const frame = new Uint8Array(FRAMES.INPUTS_HEAD_BYTES + inputs.length);
  const view = new DataView(frame.buffer);
  view.setUint8(0, FRAMES.INPUTS);
  view.setUint8(1, seat);
  view.setUint32(2, number, true);
  view.setUint32(6, seq, true);
  view.setUint32(10, seenTick, true);
  view.setUint8(14, inputs.length / INPUT_BYTES);
  frame.set(inputs, FRAMES.INPUTS_HEAD_BYTES);
  return frame;
}

export const INPUT_BYTES = 5;
