/** The twelve avatars, by their name on the wire. */
import type { Component } from 'svelte';
import type { Avatar } from '../../games/board';
import Bear from './Bear.svelte';
import Cactus from './Cactus.svelte';
import Cat from './Cat.svelte';
import Crab from './Crab.svelte';
import Fox from './Fox.svelte';
import Frog from './Frog.svelte';
import Ghost from './Ghost.svelte';
import Octopus from './Octopus.svelte';
import Owl from './Owl.svelte';
import Robot from './Robot.svelte';
import Rocket from './Rocket.svelte';
import Shrimp from './Shrimp.svelte';

export const avatars: Record<Avatar, Component> = {
  shrimp: Shrimp,
  crab: Crab,
  octopus: Octopus,
  fox: Fox,
  owl: Owl,
  cat: Cat,
  bear: Bear,
  frog: Frog,
  robot: Robot,
  ghost: Ghost,
  cactus: Cactus,
  rocket: Rocket,
};
