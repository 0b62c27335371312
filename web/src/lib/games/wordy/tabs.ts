/** The parts of the board that share the room of a phone. */
export type Tab = 'play' | 'notes' | 'history';
