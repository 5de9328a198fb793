import { existsSync } from 'node:fs';
import { parseOptions } from './process/parse-options.ts';
import { runCommand } from './process/run-command.ts';
import { WORKBENCH_BUILD } from './project/paths.ts';
import { findPort } from './serve/ports.ts';
import { serve, serveSite } from './serve/servers.ts';

/** `npm run serve`: serves the existing build until it is stopped, also one of the site alone. */
async function main(): Promise<void> {
  parseOptions({});
  const ports = { site: findPort('site'), workbench: findPort('workbench') };
  const { close, site, workbench } = existsSync(WORKBENCH_BUILD)
    ? await serve(ports)
    : await serveOnlySite(ports.site);
  console.log(`
  Site       ${site}
  Workbench  ${workbench}

  Stop with Ctrl+C.`);
  for (const signal of ['SIGINT', 'SIGTERM']) {
    process.once(signal, () => close().then(() => process.exit(0)));
  }
}

async function serveOnlySite(port: number) {
  const { address, close } = await serveSite(port);
  return { close, site: address, workbench: 'is not built: npm run build' };
}

await runCommand(main);
