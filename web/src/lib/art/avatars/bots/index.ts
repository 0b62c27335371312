/** The faces of the house's bots, by name. All look through a dark pane with lights, by which a bot is known. */
import type { Component } from 'svelte';
import type { BOT_NAMES } from '../../../net/messages.gen';
import Biscuit from './Biscuit.svelte';
import Bolt from './Bolt.svelte';
import Dot from './Dot.svelte';
import Fig from './Fig.svelte';
import Gizmo from './Gizmo.svelte';
import Moss from './Moss.svelte';
import Noodle from './Noodle.svelte';
import Pip from './Pip.svelte';
import Quill from './Quill.svelte';
import Tock from './Tock.svelte';
import Waffle from './Waffle.svelte';
import Zuzu from './Zuzu.svelte';

export const bots: Record<(typeof BOT_NAMES)[number], Component> = {
  Pip,
  Gizmo,
  Dot,
  Bolt,
  Fig,
  Zuzu,
  Noodle,
  Tock,
  Waffle,
  Biscuit,
  Moss,
  Quill,
};
