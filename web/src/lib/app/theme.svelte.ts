import { MediaQuery } from 'svelte/reactivity';
import { rememberChoice, rememberedChoice } from '../net/device';

export const THEMES = ['system', 'day', 'night'] as const;
export type ThemeName = (typeof THEMES)[number];

/** Day, night, or the system's setting. The result is the attribute `data-theme` of the page. */
export class Theme {
  name = $state<ThemeName>(rememberedChoice('theme', THEMES) ?? 'system');
  private readonly dark = new MediaQuery('prefers-color-scheme: dark', false);
  private readonly dusk = $derived<ThemeName>(this.dark.current ? 'night' : 'day');
  readonly worn = $derived(this.name === 'system' ? this.dusk : this.name);

  constructor() {
    $effect.pre(() => {
      document.documentElement.dataset['theme'] = this.worn;
    });
  }

  choose(name: ThemeName): void {
    this.name = name;
    rememberChoice('theme', name);
  }
}
