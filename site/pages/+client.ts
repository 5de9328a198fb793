import { start } from './start.ts';

start(document);
// Only in development: the page is loaded anew when something changed while it loaded.
import.meta.hot?.send('fernblick:rendered', Number(document.documentElement.dataset.askedAt));
