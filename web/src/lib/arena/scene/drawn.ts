/** What every stage can do, whatever is drawn on it. */
export interface Drawn {
  resize: (width: number, height: number) => void;
  destroy: () => void;
}
