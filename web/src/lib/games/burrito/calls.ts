/** What is called out when it comes, not when somebody comes in later: "Burrito!", and battles as they are declared. */
import { sound } from '../../sound';
import { t } from '../../text';
import type { Public } from './types.gen';

export class Calls {
  #last: string;

  constructor(table: Public) {
    this.#last = callOf(table);
  }

  /** To be called with every newer table. The phone of the one who counted is heard also where nobody asked for sound. */
  follow(table: Public, me: number | null): void {
    const call = callOf(table);
    if (call === this.#last) return;
    this.#last = call;
    const [, words] = call.split('|');
    if (!words) return;
    const isGo = words === 'burrito-count-go';
    if (isGo) sound.play('point');
    sound.say(t(words), { insist: isGo && me !== null && counterOf(table) === me });
  }
}

function counterOf(table: Public): number | null {
  const { battle } = table;
  if (battle) return battle.judge ?? battle.fighters[0] ?? null;
  return table.counter;
}

function callOf({ phase, stretch, declared, battle }: Public): string {
  if (phase === 'passing') return `${stretch}|burrito-count-go`;
  if (phase === 'window') {
    const latest = declared.at(-1);
    return latest ? `${stretch}-${declared.length}|burrito-shout-${latest.kind}` : '';
  }
  if (battle?.mode === 'judged' && battle.stage === 'fighting')
    return `${battle.id}|burrito-count-go`;
  if (battle?.clause === 'B-MULTI-1') return `${battle.id}-all|burrito-shout-all`;
  return '';
}
