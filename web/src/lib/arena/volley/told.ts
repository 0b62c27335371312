/** Texts about a burrito battle: who lost and why, and what happens in it. Pure. */
import type { BattleOver } from '../../net/messages.gen';
import { listed, t } from '../../text';
import type { Ending } from '../kind';
import type { Happening } from './happenings';

type Cause = 'hit' | 'caught' | 'foul' | 'grab' | 'lot';
type How = Pick<BattleOver, 'cause' | 'losers' | 'causes' | 'by'>;

/** `seats` are those of the bodies, `names` their names. */
export function endingOf(over: How, seats: readonly number[], names: readonly string[]): Ending {
  const losers = over.losers.map((seat) => seats.indexOf(seat));
  const nameOf = (body: number) => names[body] ?? '';
  if (over.cause === 'stopped' || losers.length === 0)
    return { title: t('volley-stopped'), why: '', people: [] };
  const whys = losers.map((_, place) => {
    const by = over.by[place] ?? null;
    const cause = over.causes[place] ?? over.cause;
    return whyOf(cause as Cause, by === null ? '' : nameOf(seats.indexOf(by)));
  });
  const [first] = losers;
  if (losers.length === 1 && first !== undefined)
    return {
      title: t('volley-loses', { name: nameOf(first) }),
      why: whys.join(''),
      people: losers,
    };
  const each = losers.map((body, place) =>
    t('volley-why-each', { name: nameOf(body), why: whys[place] ?? '' }),
  );
  const title = t('volley-lose', { names: listed(losers.map(nameOf)) });
  return { title, why: each.join(' '), people: losers };
}

function whyOf(cause: Cause, by: string): string {
  if (cause === 'hit' || cause === 'caught')
    return by ? t(`volley-why-${cause}`, { by }) : t(`volley-why-${cause}-alone`);
  return t(`volley-why-${cause}`);
}

/** The announcement of a happening; not every step has one. */
export function lineOf(happening: Happening, names: readonly string[]): string {
  switch (happening.kind) {
    case 'count':
      return happening.battle === 'duel'
        ? `${String(happening.number)}. ${t('volley-pace')}`
        : String(happening.number);
    case 'fight':
      return t('volley-go');
    case 'closing':
      return t('volley-closing');
    case 'ducks':
    case 'dodges':
    case 'lands':
      return '';
    default:
      return t(`volley-tells-${happening.kind}`, { name: names[happening.who] ?? '' });
  }
}
