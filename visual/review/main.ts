import { portOf } from '../../tools/ports.ts';
import { asCommand } from '../../tools/project.ts';
import { serveReview } from './server.ts';

/** `npm run visual:review`: the review of the last report, until Ctrl+C. */
async function main(): Promise<void> {
  const reviewing = await serveReview({ port: portOf('review') });
  console.log(`
  Review     ${reviewing.address}

  Decisions are carried out at once. Stop with Ctrl+C.`);
  for (const signal of ['SIGINT', 'SIGTERM']) {
    process.once(signal, () => reviewing.close().then(() => process.exit(0)));
  }
}

await asCommand(main);
