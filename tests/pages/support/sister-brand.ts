import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { runOrThrow } from '../../../tools/process/run.ts';
import { ROOT } from '../../../tools/project/paths.ts';
import { SISTER_BRAND } from '../../../tools/project/sister-brand.ts';
import { serveSite } from '../../../tools/serve/servers.ts';

/** Builds and serves the sister brand for the same tests of pages as the first one. */
export default async function buildSisterBrand({ provide }: TestProject) {
  await runOrThrow('node tools/build.ts --site', ROOT, {
    // Vitest sets NODE_ENV to `test`, which would bring React's development build.
    variables: { NODE_ENV: 'production', ...SISTER_BRAND },
  });
  const server = await serveSite(0, join(ROOT, 'site', SISTER_BRAND.SITE_DIST, 'client'));
  provide('site', server.address);
  return () => server.close();
}
