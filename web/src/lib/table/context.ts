/** The table of a page, for every component below it. */
import { createContext } from 'svelte';
import type { Table } from './table.svelte';

export const [getTable, setTable] = createContext<Table>();
