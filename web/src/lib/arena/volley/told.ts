/** Who lost a burrito battle and why, and what goes on in it, in words. Pure. */
import type { BattleOver } from '../../net/messages.gen';
import { t } from '../../text';
import type { Happening } from './happenings';
import type { Deed, Snapshot } from './snapshot';

export interface Ending {
  title: string;
  why: string;
  /** Bodies. */
  losers: readonly number[];
}

type Cause = 'hit' | 'caught' | 'foul' | 'grab' | 'lot';
type How = Pick<BattleOver, 'cause' | 'losers' | 'by'>;

const list = new Intl.ListFormat('en');

/** Seats are told by name; `seats` are those of the bodies. */
export function endingOf(
  over: How,
  seats: readonly number[],
  names: readonly string[],
  last: Snapshot | null,
): Ending {
  const losers = over.losers.map((seat) => seats.indexOf(seat));
  const nameOf = (body: number) => names[body] ?? '';
  if (over.cause === 'stopped' || losers.length === 0)
    return { title: t('volley-stopped'), why: '', losers: [] };
  const by = over.by === null ? '' : nameOf(seats.indexOf(over.by));
  const [first] = losers;
  if (losers.length === 1 && first !== undefined) {
    const why = whyOf(over.cause as Cause, by);
    return { title: t('volley-loses', { name: nameOf(first) }), why, losers };
  }
  const whys = losers.map((body) =>
    t('volley-why-each', {
      name: nameOf(body),
      why: whyOf(causeOf(last?.bodies[body]?.did), ''),
    }),
  );
  const title = t('volley-lose', { names: list.format(losers.map(nameOf)) });
  return { title, why: whys.join(' '), losers };
}

/** Several at once lost each in their own way: what they did last says it. */
function causeOf(did: Deed | undefined): Cause {
  if (did === 'is_hit') return 'hit';
  if (did === 'fouls') return 'foul';
  return did === 'throws' ? 'caught' : 'grab';
}

function whyOf(cause: Cause, by: string): string {
  if (cause === 'hit' || cause === 'caught')
    return by ? t(`volley-why-${cause}`, { by }) : t(`volley-why-${cause}-alone`);
  return t(`volley-why-${cause}`);
}

/** What a listener should hear of it; not every step. */
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

/** Said at once, whatever was said just before. */
const URGENT: ReadonlySet<Happening['kind']> = new Set<Happening['kind']>([
  ...(['count', 'fight', 'is_hit', 'catches', 'fouls', 'sent_off', 'closing'] as const),
]);

export const isUrgent = ({ kind }: Happening): boolean => URGENT.has(kind);
