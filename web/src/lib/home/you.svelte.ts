import { createContext } from 'svelte';
import { freshProfile, rememberedProfile, rememberProfile } from '../net/device';
import type { Profile } from '../net/messages.gen';

/** Whoever holds this device, as the home page knows them. */
export class You {
  profile = $state.raw(rememberedProfile());
  /** What waits for a name. */
  private wish: ((profile: Profile) => void) | null = null;
  asked = $state(false);
  readonly fresh = freshProfile([]);

  /** Calls back with the profile, at once or after the device has been told a name. */
  introduced(then: (profile: Profile) => void): void {
    // Another tab may have introduced itself meanwhile.
    this.read();
    if (this.profile) {
      then(this.profile);
    } else {
      this.wish = then;
      this.asked = true;
    }
  }

  become(profile: Profile): void {
    rememberProfile(profile);
    this.profile = profile;
    this.asked = false;
    this.wish?.(profile);
    this.wish = null;
  }

  readonly read = (): void => {
    this.profile = rememberedProfile();
  };
}

export const [getYou, setYou] = createContext<You>();
