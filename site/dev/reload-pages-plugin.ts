import type { HotPayload, Plugin } from 'vite';

/** Where only the script of a page shows something, which React refreshes without losing its state. */
const ISLANDS = '/site/calculator/';

/** The header of a request that says when it came; the page has it, too. */
const ASKED_AT = 'x-asked-at';

const RELOAD: HotPayload = { type: 'full-reload' };

/**
 * Loads open pages anew when something changes that they are rendered from. Vike does so only for what
 * no script of a page imports, and a component may be in both.
 */
export function reloadPages(): Plugin {
  let lastChange = 0;
  return {
    name: 'fernblick:reload-pages',
    apply: 'serve',
    // After Vite has found out which patterns of imports a new file matches.
    enforce: 'post',
    configureServer({ middlewares, ws }) {
      middlewares.use(({ headers }, _response, next) => {
        headers[ASKED_AT] = String(performance.now());
        next();
      });
      // A change while a page loads: it could not be told, because it was not connected yet.
      ws.on('fernblick:rendered', (asked: number, page) => {
        if (lastChange > asked) page.send(RELOAD);
      });
    },
    hotUpdate({ type, file, modules, server, timestamp }) {
      const { environment } = this;
      if (environment.name !== 'ssr' || modules.length === 0) return;
      // Vike reads what finds pages again only when a file changes, not when one comes or goes.
      if (type !== 'update')
        for (const importer of modules) server.watcher.emit('change', importer.file);
      const { moduleGraph } = server.environments.client;
      if (file.includes(ISLANDS) && moduleGraph.getModulesByFile(file)) return;
      // Before the page asks again; Vite does the same only after all plugins.
      for (const module of modules)
        environment.moduleGraph.invalidateModule(module, new Set(), timestamp, true);
      lastChange = performance.now();
      server.ws.send(RELOAD);
    },
  };
}
