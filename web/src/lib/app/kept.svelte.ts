import type { Table } from '../table/table.svelte';
import type { Route } from './route';

const AT = 'rumpus.at';

/** The table of this tab. It stays connected while a replay or the rules are shown: its people are still present. */
export class Kept {
  table = $state.raw<Table | null>(null);

  /** Code of the table that this tab was at before the page was reloaded. */
  static last(): string | null {
    try {
      return sessionStorage.getItem(AT);
    } catch {
      return null;
    }
  }

  keep(table: Table): void {
    if (this.table !== table) this.table?.close();
    this.table = table;
    remember(table.code);
  }

  /** The open table with this code, if any. */
  at(code: string): Table | null {
    return this.table?.code === code && !this.table.ended ? this.table : null;
  }

  /** Closes the table unless the new page belongs to it, or is a replay or the rules. */
  follow(route: Route): void {
    // Whoever gives a television a table is still at it, too.
    if (['replay', 'rules', 'tv'].includes(route.page)) return;
    if (route.page === 'table' && (!this.table || this.table.code === route.code)) return;
    this.table?.close();
    this.table = null;
    remember(null);
  }
}

function remember(code: string | null): void {
  try {
    if (code === null) sessionStorage.removeItem(AT);
    else sessionStorage.setItem(AT, code);
  } catch {
    return;
  }
}
