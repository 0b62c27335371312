export { sound, Sound } from './sound.svelte';
export type { SoundName } from './voices';
