import { fileURLToPath } from 'node:url';
import type { Plugin, ViteDevServer } from 'vite';

const RENDERER = fileURLToPath(new URL('render-path.ts', import.meta.url));
const SCRIPT = 'pages/+client.ts';

/** Where only the script of a page shows something, which React refreshes without losing its state. */
const ISLANDS = '/site/calculator/';

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
    let rendered = 0;
    // A change while a page loads: Vite told nobody, because the page was not connected yet.
    server.ws.on('connection', () => {
      if (lastChange > rendered) reload(server);
    });
    return () => {
      server.middlewares.use(async ({ originalUrl = '/' }, response, next) => {
        rendered = performance.now();
        const { pathname } = new URL(originalUrl, 'http://localhost');
        try {
          const { renderPath } = (await server.ssrLoadModule(RENDERER)) as Renderer;
          const { status, html, head, body } = renderPath(decodeURI(pathname));
          const document = `<!doctype html><html ${html}><head>${head}<script type="module" src="/${SCRIPT}"></script></head><body>${body}</body></html>`;
          const page = await server.transformIndexHtml(originalUrl, document);
          response.writeHead(status, { 'Content-Type': 'text/html; charset=utf-8' }).end(page);
        } catch (error) {
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
    reload(server);
  },
};

type Renderer = typeof import('./render-path.ts');

let lastChange = 0;

function reload({ ws }: ViteDevServer): void {
  ws.send({ type: 'full-reload' });
}
