/** One line for those who listen instead of looking: what matters most lately, never faster than it can be said. */
const BREATH_MS = 1100;
/** What comes so soon after something urgent is one moment with it. */
const MOMENT_MS = 150;
export class Teller {
  said = $state('');
  private saidAt = -Infinity;

  say(line: string, isUrgent: boolean): void {
    const now = performance.now();
    if (!line || (now - this.saidAt < BREATH_MS && !isUrgent)) return;
    // "Fight!" is not lost among the orders that come with it.
    this.said = now - this.saidAt < MOMENT_MS ? `${this.said} ${line}` : line;
    this.saidAt = now;
  }
}
