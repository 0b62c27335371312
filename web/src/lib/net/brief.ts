/** Writes brief updates out in full. `BriefUpdate` in `messages.gen.ts` describes them. */
import type { BriefUpdate, Shapes, Update } from './messages.gen';

export function inFull(brief: BriefUpdate, shapes: Shapes): Update {
  const { n, t, s, e, own, p, w, ...rest } = brief;
  return {
    ...rest,
    type: 'update',
    seq: n,
    now_ms: t,
    ...(s === undefined ? {} : { seat: s }),
    ...(e ? { events: eventsInFull(e, shapes) } : {}),
    ...(own ? { own: mapValues(own, (events) => eventsInFull(events, shapes)) } : {}),
    ...(p ? { public: changesInFull(p, shapes) } : {}),
    ...(w ? { waiting: w } : {}),
  };
}

function eventsInFull(events: readonly unknown[], shapes: Shapes): readonly unknown[] {
  return events.map((event) => (Array.isArray(event) ? eventInFull(event, shapes) : event));
}

function eventInFull(event: readonly unknown[], shapes: Shapes): Record<string, unknown> {
  const [kind, ...values] = event;
  const shape = shapes.events[kind as number];
  if (shape?.length !== event.length) throw new TypeError(`no event of kind ${String(kind)}`);
  const [type, ...fields] = shape;
  return { type, ...Object.fromEntries(fields.map((field, place) => [field, values[place]])) };
}

function changesInFull(changes: readonly unknown[], shapes: Shapes): Record<string, unknown> {
  const found: Record<string, unknown> = {};
  for (let place = 0; place < changes.length; place += 2) {
    const name = shapes.public[changes[place] as number];
    if (name === undefined) throw new TypeError(`no field ${String(changes[place])}`);
    found[name] = changes[place + 1];
  }
  return found;
}

function mapValues<Before, After>(
  record: Readonly<Record<string, Before>>,
  change: (value: Before) => After,
): Record<string, After> {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, change(value)]));
}
