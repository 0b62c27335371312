import { mount } from 'svelte';
import App from './App.svelte';
import { mendFiles, startWorker } from './lib/app/fresh';
import { startLanguage } from './lib/text';
import './lib/ui/base.css';

const target = document.getElementById('app');
if (!target) throw new Error('index.html has no #app');
window.addEventListener('vite:preloadError', () => void mendFiles());
startWorker();
void startLanguage().then(() => mount(App, { target }));
