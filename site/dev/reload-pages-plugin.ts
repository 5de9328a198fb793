import type { HotPayload, Plugin } from 'vite';
import { UserError } from '../../lib/user-error.ts';

/** Where only the script of a page shows something, which React refreshes without losing its state. */
const ISLANDS = '/site/calculator/';

/** What every page is made by: while one of them cannot be loaded, neither can Vike's page of an error. */
const HOOKS = ['/pages/+onBeforeRoute.ts', '/pages/+onRenderHtml.tsx'];

/** Says what is wrong with landings. */
const CHECK = '/dev/broken-landings.ts';

/** The header of a request that says when it came; the page has it, too. */
const ASKED_AT = 'x-asked-at';

const RELOAD: HotPayload = { type: 'full-reload' };

/**
 * Loads open pages anew when something changes that they are rendered from. Vike does so only for what
 * no script of a page imports, and a component may be in both. Where no page can be made, Vite shows the
 * error with its file and line, and loads the page again once it is corrected.
 */
export function reloadPages(): Plugin {
  let lastChange = 0;
  let failed = Number.POSITIVE_INFINITY;
  return {
    name: 'fernblick:reload-pages',
    apply: 'serve',
    // After Vite has found out which patterns of imports a new file matches.
    enforce: 'post',
    configureServer(server) {
      /** What the check says of landings, of that at an address or of all; nothing while it cannot be asked. */
      const describeBroken = async (path?: string): Promise<string> => {
        const module = await server.ssrLoadModule(CHECK).catch(() => undefined);
        return module?.describeBrokenLandings(path) ?? '';
      };
      server.middlewares.use(async ({ headers, url }, _response, next) => {
        if (!headers.accept?.includes('text/html')) return next();
        const asked = performance.now();
        headers[ASKED_AT] = String(asked);
        try {
          const broken = await describeBroken(url?.replace(/[?#].*/, ''));
          if (broken) throw new UserError(broken);
          for (const hook of HOOKS) await server.ssrLoadModule(hook);
          next();
        } catch (error) {
          failed = asked;
          // A landing that is wrong may end in any error of what reads it.
          const broken = await describeBroken();
          if (error instanceof Error) server.ssrFixStacktrace(error);
          next(broken ? Object.assign(new UserError(broken), { stack: '' }) : error);
        }
      });
      // A change while a page loads: it could not be told, because it was not connected yet.
      server.ws.on('fernblick:rendered', (asked: number, page) => {
        if (lastChange > asked) page.send(RELOAD);
      });
      // Vite's page of an error does not say when it was asked for.
      server.ws.on('connection', () => {
        if (lastChange > failed) server.ws.send(RELOAD);
        failed = Number.POSITIVE_INFINITY;
      });
    },
    transformIndexHtml: () => [
      { tag: 'script', attrs: { type: 'module', src: '/dev/tell-rendered.ts' } },
    ],
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
