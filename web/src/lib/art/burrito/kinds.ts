/** The kinds of cards, indexed by number, each with its own colour. */

export const KINDS = [
  'avocado',
  'bean',
  'chilli',
  'corn',
  'lime',
  'onion',
  'tomato',
  'brawl_sun',
  'brawl_moon',
  'war',
  'duel',
] as const;

export type Kind = (typeof KINDS)[number];

const PAPERS: Record<Kind, string> = {
  avocado: '#7ecb8f',
  bean: '#d8a67f',
  chilli: '#ffab5e',
  corn: '#7fc4f5',
  lime: '#d9f07a',
  onion: '#cfb0f7',
  tomato: '#ffb3c1',
  brawl_sun: '#ffd545',
  brawl_moon: '#8d9bf5',
  war: '#f4644c',
  duel: '#33c5b6',
};

/** Background colour of the picture of a kind. */
export function paperOf(kind: Kind): string {
  return PAPERS[kind];
}
