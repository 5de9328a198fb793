import { asCommand, Mendable } from '../../tools/project.ts';
import { type Reviewing, serveReview } from './server.ts';

/** `npm run visual:review`: the review of the last report, until Ctrl+C. */
async function main(): Promise<void> {
  const given = process.env.VISUAL_PORT;
  const reviewing = given
    ? await serveReview({ port: portFrom(given) }).catch((error) => {
        if (!isTaken(error)) throw error;
        throw new Mendable(
          `VISUAL_PORT=${given} is taken. Stop what listens there, or choose another.`,
        );
      })
    : await serveOnNextFree(STANDARD_PORT);
  console.log(`
  Review     ${reviewing.address}

  Decisions are carried out at once. Stop with Ctrl+C.`);
  for (const signal of ['SIGINT', 'SIGTERM']) {
    process.once(signal, () => reviewing.close().then(() => process.exit(0)));
  }
}

const STANDARD_PORT = 4175;
const TRIES = 20;

async function serveOnNextFree(port: number): Promise<Reviewing> {
  return serveReview({ port }).catch((error) => {
    if (!isTaken(error)) throw error;
    if (port < STANDARD_PORT + TRIES) return serveOnNextFree(port + 1);
    throw new Mendable(
      `The ports from ${STANDARD_PORT} to ${port} are taken. Choose another: VISUAL_PORT=5000 npm run visual:review`,
    );
  });
}

function portFrom(given: string): number {
  if (/^\d{1,5}$/.test(given) && Number(given) < 65536) return Number(given);
  throw new Mendable(`VISUAL_PORT=${given} is not a port. Give a number from 0 to 65535.`);
}

function isTaken(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
}

await asCommand(main);
