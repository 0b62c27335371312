/** "Point!" and "Fight!" are called out when they come, not when somebody comes in later. */
import { sound } from '../../sound';
import { t } from '../../text';
import type { Public } from './types.gen';

type Call = 'fake-count-point' | 'fake-count-fight' | '';

export class Calls {
  #last: Call;

  constructor(table: Public) {
    this.#last = callOf(table);
  }

  /** To be called with every newer table. The phone of the Boss is heard also where nobody asked for sound. */
  follow(table: Public, me: number | null): void {
    const call = callOf(table);
    if (call === this.#last) return;
    this.#last = call;
    if (!call) return;
    const isPoint = call === 'fake-count-point';
    const boss = isPoint ? table.boss : table.fight?.boss;
    sound.play(isPoint ? 'swish' : 'fight');
    sound.say(t(call), { insist: me !== null && boss === me });
  }
}

function callOf({ phase, fight }: Public): Call {
  if (phase === 'point') return 'fake-count-point';
  return fight?.began_ms ? 'fake-count-fight' : '';
}
