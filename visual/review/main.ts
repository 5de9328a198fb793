import { runCommand } from '../../tools/process/run-command.ts';
import { portOf } from '../../tools/serve/ports.ts';
import { serveReview } from './server.ts';

/** `npm run visual:review`: serves the review of the last report until Ctrl+C. */
async function main(): Promise<void> {
  const reviewServer = await serveReview({ port: portOf('review') });
  console.log(`
  Review     ${reviewServer.address}

  Decisions are saved immediately. Stop with Ctrl+C.`);
  for (const signal of ['SIGINT', 'SIGTERM']) {
    process.once(signal, () => reviewServer.close().then(() => process.exit(0)));
  }
}

await runCommand(main);
