import { rememberedSwitch, rememberSwitch } from '../net/device';

const COACH = 'coach';

/** Whether the coach stands at the side of whoever plays on this device. */
class CoachSwitch {
  #on = $state(rememberedSwitch(COACH) ?? false);

  get on(): boolean {
    return this.#on;
  }

  set on(on: boolean) {
    this.#on = on;
    rememberSwitch(COACH, on);
  }
}

export const coach = new CoachSwitch();
