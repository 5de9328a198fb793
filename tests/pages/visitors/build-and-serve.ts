import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { FLAGS } from '../../../site/config/visitor-options.ts';
import { claims } from '../../../site/content/claims/claims.ts';
import { runOrThrow } from '../../../tools/process/run.ts';
import { copyProject } from '../../../tools/project/copy-project.fixture.ts';
import { serveSite } from '../../../tools/serve/servers.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The folder that the build for visitors is in. */
    dist: string;
  }
}

/** Every option of `site/config/visitor-options.ts` at once, on a day on which every claim is out of date. */
const VARIABLES = {
  TRACKING: '/events',
  EXPERIMENTS: FLAGS.join(','),
  LEAD: '/api/lead',
  BANNERS: 'webinar',
  OUT_OF_DATE: Object.keys(claims).join(),
};

/**
 * Makes one build for all tests that need another than the usual one, and serves it in a folder of its
 * host: with every option, by a user whose files are nobody else's, in a fresh clone. The name of the
 * clone's folder has what an address or a shell would read otherwise.
 */
export default async function buildAndServe({ provide }: TestProject) {
  const place = await mkdtemp(join(tmpdir(), 'fernblick-'));
  const project = join(place, 'fernblick ä b');
  await copyProject(project);
  const build = 'umask 077; exec node tools/build.ts --site --base /de/';
  // Vitest sets NODE_ENV to `test`, which would bring React's development build.
  const variables = { NODE_ENV: 'production', ...VARIABLES };
  await runOrThrow(['sh', '-c', build], project, { variables });
  const dist = join(project, 'dist');
  const server = await serveSite(0, join(dist, 'client'));
  provide('dist', dist);
  provide('site', server.address);
  return async () => {
    await server.close();
    await rm(place, { recursive: true });
  };
}
