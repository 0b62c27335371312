import { rememberChoice, rememberedChoice } from '../net/device';

/** Whether this device shows the chat, and which lines are unread. */
export class ChatMute {
  on = $state(rememberedChoice('chat', ['muted']) === 'muted');
  private read = $state(0);

  constructor(read = 0) {
    this.read = read;
  }

  toggle(): void {
    this.on = !this.on;
    rememberChoice('chat', this.on ? 'muted' : null);
  }

  unread(lines: number): number {
    return this.on ? 0 : Math.max(0, lines - this.read);
  }

  seen(lines: number): void {
    this.read = lines;
  }
}
