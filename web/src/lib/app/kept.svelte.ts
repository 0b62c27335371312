import type { Table } from '../table/table.svelte';
import type { Route } from './route';

const AT = 'rumpus.at';

/** The table that this tab is at. It stays open while somebody reads a replay or the rules: they are still here. */
export class Kept {
  table = $state.raw<Table | null>(null);

  /** The table that this tab was at before it was loaded anew. */
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
    note(table.code);
  }

  /** The open table of that code. */
  at(code: string): Table | null {
    return this.table?.code === code && !this.table.ended ? this.table : null;
  }

  /** Close the table, unless the page shows something of it, or something to read. */
  follow(route: Route): void {
    if (route.page === 'replay' || route.page === 'rules') return;
    if (route.page === 'table' && (!this.table || this.table.code === route.code)) return;
    this.table?.close();
    this.table = null;
    note(null);
  }
}

function note(code: string | null): void {
  try {
    if (code === null) sessionStorage.removeItem(AT);
    else sessionStorage.setItem(AT, code);
  } catch {
    return;
  }
}
