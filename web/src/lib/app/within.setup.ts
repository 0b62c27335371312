/** For tests: renders components within the contexts of the app. */
import { render } from '@testing-library/svelte';
import type { Component } from 'svelte';
import type { HouseInfo } from '../net/messages.gen';
import { setTable } from '../table/context';
import type { Table } from '../table/table.svelte';
import { setApp, type App } from './context';
import { House } from './house.svelte';

interface Around {
  table?: unknown;
  house?: unknown;
}

/** Renders a component at a table and in a house; a test gives only the parts of them that it needs. */
export function renderWithin<Props extends Record<string, unknown>>(
  Drawn: Component<Props>,
  props: Props,
  { table = {}, house = { games: [] } }: Around,
) {
  const within: typeof Drawn = (...args) => {
    const own = new House();
    own.info = house as HouseInfo;
    setApp({ house: own } as App);
    setTable(table as Table);
    return Drawn(...args);
  };
  return render(within as Component, { props, context: new Map() });
}
