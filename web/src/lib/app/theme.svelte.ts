import { rememberChoice, rememberedChoice } from '../net/device';

export const THEMES = ['system', 'day', 'night'] as const;
export type ThemeName = (typeof THEMES)[number];

/** Day, night, or as the system has it. */
export class Theme {
  name = $state<ThemeName>(rememberedChoice('theme', THEMES) ?? 'system');

  constructor() {
    this.show();
  }

  choose(name: ThemeName): void {
    this.name = name;
    rememberChoice('theme', name);
    this.show();
  }

  private show(): void {
    if (this.name === 'system') delete document.documentElement.dataset['theme'];
    else document.documentElement.dataset['theme'] = this.name;
  }
}
