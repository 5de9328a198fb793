import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { contentProblems } from '../site/content/check.ts';
import { buildTokens } from '../tokens/build.ts';
import { compressFolder } from './compress.ts';
import { folderSize } from './files.ts';
import { asCommand, ROOT, SITE_BUILD, UserError, WORKBENCH_BUILD } from './project.ts';
import { runOrThrow, secondsSince } from './run.ts';
import { writeSearchFiles } from './search-files.ts';
import { missingFiles, SITE_PATHS } from './site-pages.ts';
import { SOCIAL_IMAGES, writeSocialImages } from './social-images.ts';

/** Builds tokens, then side by side the site (`dist/client`) and the workbench (`dist/storybook`). */
export async function build(): Promise<void> {
  const started = performance.now();
  await buildTokens();
  await allOrThrow([buildSite(), buildWorkbench()]);
  console.log(`Built in ${secondsSince(started).toFixed(1)} s.`);
  console.log(`  site       dist/client     ${SITE_PATHS.length} pages, ${folderSize(SITE_BUILD)}`);
  console.log(`  workbench  dist/storybook  ${folderSize(WORKBENCH_BUILD)}`);
}

/** Waits for both even when one fails, so that nothing runs on behind a message of failure. */
async function allOrThrow(parts: Promise<void>[]): Promise<void> {
  const results = await Promise.allSettled(parts);
  const failure = results.find((result) => result.status === 'rejected');
  if (failure) throw failure.reason;
}

/** Builds the site alone, by `vike build`: `vite build` succeeds, too, but prerenders nothing. */
export async function buildSite(): Promise<void> {
  refuseUnpublishable();
  await rm(SITE_BUILD, { recursive: true, force: true });
  await runOrThrow('vike build', join(ROOT, 'site'));
  const missing = missingFiles();
  if (missing.length > 0) {
    throw new UserError(
      `The build ended well, but ${missing.length} of ${SITE_PATHS.length + 1} pages are missing in dist/client:\n` +
        missing.map((file) => `  ${file}`).join('\n') +
        '\nIn its folder of site/pages, +onBeforePrerenderStart.ts must name a path and +route.ts must know it.',
    );
  }
  await writeSocialImages(SOCIAL_IMAGES);
  await writeSearchFiles();
  await compressFolder(SITE_BUILD);
}

/** Content that may not be shown stops the build before anything is written. */
function refuseUnpublishable(): void {
  const problems = contentProblems(new Date().toISOString().slice(0, 10));
  if (problems.length === 0) return;
  throw new UserError(
    `The content in site/content cannot be published:\n${problems.map((line) => `  ${line}`).join('\n')}`,
  );
}

/** Builds the workbench alone. */
export async function buildWorkbench(): Promise<void> {
  await runOrThrow('storybook build --quiet -o dist/storybook');
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  await asCommand(build);
}
