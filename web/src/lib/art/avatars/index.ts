/** The faces of people and bots, by the avatar's name on the wire or the name of the bot. */
import type { Component } from 'svelte';
import type { Avatar, Face } from '../../games/board';
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

const people: Record<Avatar, Component> = {
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
const drawn: Partial<Record<Face, Component>> = { ...people };

/** Faces that only some pages have, so that the home page need not load them. */
export function addFaces(more: Partial<Record<Face, Component>>): void {
  Object.assign(drawn, more);
}

export const drawingOf = (face: Face): Component => drawn[face] ?? Robot;
