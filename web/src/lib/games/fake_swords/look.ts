/** What somebody wants to look up: the cards of this round, those of a seat, or where the last piles went. */
export type Look = { at: 'round' } | { at: 'seat'; seat: number } | { at: 'why' };
