export { sound, Sound } from './sound.svelte';
export type { Feel, SoundName } from './voices';
