import { api } from '../net/api';
import { credentials, forgetTable, knownTables } from '../net/device';
import type { Standing } from '../net/messages.gen';
import { Refusal } from '../net/refusal';

/** The tables that this device belongs to; how they stand comes from the server, to which the device proves itself. */
export class Mine {
  known = $state.raw(knownTables());
  private told = $state.raw<Partial<Record<string, Standing>>>({});

  of(code: string): Standing | undefined {
    return this.told[code];
  }

  async load(): Promise<void> {
    const tables = this.known.map(({ code }) => ({ code, credential: credentials.of(code) ?? '' }));
    if (!tables.length || document.visibilityState === 'hidden') return;
    try {
      const mine = await api.mine({ tables });
      mine.gone.forEach(forgetTable);
      this.told = Object.fromEntries(mine.tables.map((each) => [each.code, each]));
      this.known = knownTables();
    } catch (error) {
      // The links work without it.
      if (!(error instanceof Refusal)) throw error;
    }
  }
}
