/** Says which page this is, as soon as the dev server can be told: whatever else of the page comes late or not at all. */
import.meta.hot?.send('fernblick:rendered', Number(document.documentElement.dataset.askedAt));
