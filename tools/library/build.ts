import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { chosenCalculationUrl } from '../../site/calculation-url.ts';
import { brands } from '../../site/content/brands/index.ts';
import { checkContent } from '../../site/content/check.ts';
import { chosenVisitorOptions } from '../../site/visitor-options.ts';
import { buildTokens } from '../../tokens/build.ts';
import { BRAND } from './brand.ts';
import { compressFolder } from './compress.ts';
import { folderSize } from './files.ts';
import { writeIcons } from './icons.ts';
import { assertLandings } from './landing/problems.ts';
import { ROOT, SITE_BUILD, UserError, WORKBENCH_BUILD } from './project.ts';
import { runOrThrow, secondsSince } from './run.ts';
import { writeSearchFiles } from './search-files.ts';
import { missingFiles, SITE_PATHS } from './site-pages.ts';
import { SOCIAL_IMAGES, writeSocialImages } from './social-images.ts';

/** Builds the tokens, then in parallel the site (`dist/client`) and the workbench (`dist/storybook`). */
export async function build(): Promise<void> {
  const started = performance.now();
  await buildTokens();
  await allOrThrow([buildSite(), buildWorkbench()]);
  console.log(`Built in ${secondsSince(started).toFixed(1)} s.`);
  console.log(`  site       dist/client     ${SITE_PATHS.length} pages, ${folderSize(SITE_BUILD)}`);
  console.log(`  workbench  dist/storybook  ${folderSize(WORKBENCH_BUILD)}`);
}

/** Waits for all parts even when one fails, so that nothing keeps running after the error message. */
async function allOrThrow(parts: Promise<void>[]): Promise<void> {
  const results = await Promise.allSettled(parts);
  const failure = results.find((result) => result.status === 'rejected');
  if (failure) throw failure.reason;
}

/** Builds only the site, with `vike build`: `vite build` also succeeds, but prerenders nothing. */
export async function buildSite(): Promise<void> {
  assertOptions();
  assertPublishable();
  await assertLandings();
  assertCalculationUrl();
  await rm(SITE_BUILD, { recursive: true, force: true });
  await runOrThrow('vike build', join(ROOT, 'site'));
  const missing = missingFiles();
  if (missing.length > 0) {
    throw new UserError(
      `The build succeeded, but ${missing.length} of ${SITE_PATHS.length + 1} pages are missing in dist/client:\n` +
        missing.map((file) => `  ${file}`).join('\n') +
        '\nPages are listed in site/rendering/routes.ts.',
    );
  }
  await writeSocialImages(SOCIAL_IMAGES);
  await writeIcons();
  await writeSearchFiles();
  await compressFolder(SITE_BUILD);
}

/** Stops the build when an option about visitors has a value that it does not know. */
function assertOptions(): void {
  try {
    chosenVisitorOptions(process.env);
  } catch (error) {
    throw new UserError(error instanceof Error ? error.message : String(error));
  }
}

/** Stops the build before anything is written when content must not be published. */
function assertPublishable(): void {
  const today = new Date().toISOString().slice(0, 10);
  const { problems, warnings } = checkContent(today, brands[BRAND].status);
  for (const line of warnings) console.warn(`  warning    ${line}`);
  if (problems.length === 0) return;
  throw new UserError(
    `The content in site/content cannot be published. Fix these entries:\n${problems.map((line) => `  ${line}`).join('\n')}`,
  );
}

/** Stops the build when it would ask a calculation service at an impossible address. */
function assertCalculationUrl(): void {
  try {
    chosenCalculationUrl();
  } catch (error) {
    throw new UserError(error instanceof Error ? error.message : String(error));
  }
}

/** Builds only the workbench. */
export async function buildWorkbench(): Promise<void> {
  await runOrThrow('storybook build --quiet -o dist/storybook');
}
