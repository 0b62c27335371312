import { vitePreprocess } from '@sveltejs/vite-plugin-svelte';

export default {
  preprocess: vitePreprocess(),
  // Otherwise every chunk imports a module that only tells the version of Svelte.
  compilerOptions: { discloseVersion: false },
};
