import { start } from '../start.ts';

start(document);
// Only in development: the dev server loads this page anew when something changed while it loaded.
import.meta.hot?.send('fernblick:rendered', Number(document.documentElement.dataset.rendered));
