import { fileURLToPath } from 'node:url';
import type { HotPayload, Plugin } from 'vite';

const RENDERER = fileURLToPath(new URL('render-path.ts', import.meta.url));
const SCRIPT = 'pages/+client.ts';

/** Where only the script of a page shows something, which React refreshes without losing its state. */
const ISLANDS = '/site/calculator/';

const RELOAD: HotPayload = { type: 'full-reload' };

/**
 * Renders each page that the dev server is asked for, and loads open ones anew when something changes
 * that they are made from. An error goes to Vite, which answers 500 and shows it over the page with its
 * file and line, and loads the page again once it is corrected.
 */
export const devPagesPlugin: Plugin = {
  name: 'fernblick:dev-pages',
  apply: 'serve',
  // Its scripts come late: what they import from packages is prepared when the server starts.
  config: () => ({ appType: 'custom', optimizeDeps: { entries: [SCRIPT] } }),
  configureServer(server) {
    let failed = Number.POSITIVE_INFINITY;
    // A change while a page loads: Vite could not tell it, because it was not connected yet.
    server.ws.on('fernblick:rendered', (rendered: number, page) => {
      if (lastChange > rendered) page.send(RELOAD);
    });
    // Vite's page of an error does not say when it was rendered.
    server.ws.on('connection', () => {
      if (lastChange > failed) server.ws.send(RELOAD);
      failed = Number.POSITIVE_INFINITY;
    });
    return () => {
      server.middlewares.use(async ({ originalUrl = '/' }, response, next) => {
        const rendered = performance.now();
        const { pathname } = new URL(originalUrl, 'http://localhost');
        try {
          const { renderPath } = (await server.ssrLoadModule(RENDERER)) as Renderer;
          const { status, html, head, body } = renderPath(decodeURI(pathname));
          const document = `<!doctype html><html ${html} data-rendered="${rendered}"><head>${head}<script type="module" src="/${SCRIPT}"></script></head><body>${body}</body></html>`;
          const page = await server.transformIndexHtml(originalUrl, document);
          response.writeHead(status, { 'Content-Type': 'text/html; charset=utf-8' }).end(page);
        } catch (error) {
          failed = rendered;
          if (error instanceof Error) server.ssrFixStacktrace(error);
          next(error);
        }
      });
    };
  },
  hotUpdate({ file, modules, server, timestamp }) {
    const { environment } = this;
    if (environment.name !== 'ssr' || modules.length === 0) return;
    const { moduleGraph } = server.environments.client;
    if (file.includes(ISLANDS) && moduleGraph.getModulesByFile(file)) return;
    // Before the page asks again; Vite does the same only after all plugins.
    for (const module of modules)
      environment.moduleGraph.invalidateModule(module, new Set(), timestamp, true);
    lastChange = performance.now();
    server.ws.send(RELOAD);
  },
};

type Renderer = typeof import('./render-path.ts');

let lastChange = 0;
