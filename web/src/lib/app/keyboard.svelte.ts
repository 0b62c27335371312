import { rememberedSwitch, rememberSwitch } from '../net/device';

const LETTERS = 'letters';

/** Keyboard settings of this device. */
class Keyboard {
  #letters = $state(rememberedSwitch(LETTERS) ?? true);

  /** Whether single letters and digits are shortcuts; those who dictate or hit keys by accident can turn them off. */
  get letters(): boolean {
    return this.#letters;
  }

  set letters(letters: boolean) {
    this.#letters = letters;
    rememberSwitch(LETTERS, letters);
  }
}

export const keyboard = new Keyboard();
