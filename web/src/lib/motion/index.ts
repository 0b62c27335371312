export {
  cardWithin,
  centred,
  GLIDE,
  path,
  placeWithin,
  SPRING,
  type Flight,
  type Place,
} from './fly';
export { Player } from './player';
export { prefersReducedMotion } from './reduced';
export { tilt } from './tilt';
export { fadeOver, turnOver } from './turn';
