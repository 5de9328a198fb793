import { portOf } from '../../tools/library/ports.ts';
import { asCommand } from '../../tools/library/project.ts';
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

await asCommand(main);
