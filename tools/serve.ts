import { portOf } from './library/ports.ts';
import { asCommand } from './library/project.ts';
import { serve } from './library/serve.ts';

/** `npm run serve`: serves the existing build until it is stopped. */
async function main(): Promise<void> {
  const servers = await serve({ site: portOf('site'), workbench: portOf('workbench') });
  console.log(`
  Site       ${servers.site}
  Workbench  ${servers.workbench}

  Stop with Ctrl+C.`);
  for (const signal of ['SIGINT', 'SIGTERM']) {
    process.once(signal, () => servers.close().then(() => process.exit(0)));
  }
}

await asCommand(main);
