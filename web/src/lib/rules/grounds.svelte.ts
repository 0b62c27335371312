import { getApp } from '../app/context';
import type { RuleBook } from '../net/messages.gen';
import { clausesOfLine } from './clauses';

type Line = Parameters<typeof clausesOfLine>[1];

/** The clauses of the lines of a log; none until the rule book of the game is loaded. */
export class Grounds {
  private book = $state.raw<RuleBook | null>(null);

  /** To be made while a component is; without a game there are no clauses. */
  constructor(game: () => string) {
    const { house } = getApp();
    $effect(() => {
      const name = game();
      let isCurrent = true;
      this.book = null;
      if (name) void this.load(house.rules(name), () => isCurrent);
      return () => (isCurrent = false);
    });
  }

  of(line: Line): readonly string[] {
    return this.book ? clausesOfLine(this.book, line) : [];
  }

  private async load(rules: Promise<RuleBook>, isCurrent: () => boolean): Promise<void> {
    try {
      const book = await rules;
      if (isCurrent()) this.book = book;
    } catch {
      // The log can be read without the rules.
    }
  }
}
