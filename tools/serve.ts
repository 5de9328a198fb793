import { parseOptions } from './process/parse-options.ts';
import { runCommand } from './process/run-command.ts';
import { findPort } from './serve/ports.ts';
import { serve } from './serve/servers.ts';

/** `npm run serve`: serves the existing build until it is stopped. */
async function main(): Promise<void> {
  parseOptions({});
  const servers = await serve({ site: findPort('site'), workbench: findPort('workbench') });
  console.log(`
  Site       ${servers.site}
  Workbench  ${servers.workbench}

  Stop with Ctrl+C.`);
  for (const signal of ['SIGINT', 'SIGTERM']) {
    process.once(signal, () => servers.close().then(() => process.exit(0)));
  }
}

await runCommand(main);
