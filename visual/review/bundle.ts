import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build, type Rolldown } from 'vite';
import { ROOT } from '../../tools/project.ts';

/** The app of the review page as one classic script, and its styles. */
interface Bundle {
  script: string;
  styles: string;
}

/** Bundles the app, or takes the bundle of the same sources from the cache. */
export async function bundle(): Promise<Bundle> {
  const file = join(CACHE, `review-page-${await sourcesHash()}.json`);
  const cached = await readFile(file, 'utf8').catch(() => undefined);
  if (cached) return JSON.parse(cached) as Bundle;
  const made = await bundled();
  await mkdir(CACHE, { recursive: true });
  // Renamed at the end, so that a process beside this one never reads half of it.
  await writeFile(`${file}.${process.pid}`, JSON.stringify(made));
  await rename(`${file}.${process.pid}`, file);
  return made;
}

async function bundled(): Promise<Bundle> {
  const result = await build({
    root: PAGE,
    configFile: false,
    logLevel: 'error',
    // Said outright: a test's environment would ask for React's development build.
    mode: 'production',
    define: { 'process.env.NODE_ENV': '"production"' },
    oxc: { jsx: { runtime: 'automatic', development: false } },
    build: {
      write: false,
      minify: true,
      lib: { entry: join(PAGE, 'main.tsx'), formats: ['iife'], name: 'review', fileName: 'review' },
    },
  });
  const outputs = (Array.isArray(result) ? result : [result]) as Rolldown.RolldownOutput[];
  const files = outputs.flatMap(({ output }) => output);
  const scripts = files.flatMap((file) => (file.type === 'chunk' ? [file.code] : []));
  const styles = files.flatMap((file) =>
    file.type === 'asset' && file.fileName.endsWith('.css') ? [String(file.source)] : [],
  );
  return { script: scripts.join('\n'), styles: styles.join('\n') };
}

/** Of everything the bundle is made of; the lockfile stands for React and Vite. */
async function sourcesHash(): Promise<string> {
  const page = (await readdir(PAGE, { recursive: true }))
    .filter((file) => /(?<!\.test)\.(tsx?|css)$/.test(file))
    .map((file) => join(PAGE, file));
  const hash = createHash('sha256');
  for (const file of [...page, ...SHARED].sort()) hash.update(await readFile(file));
  return hash.digest('hex').slice(0, 16);
}

const PAGE = join(import.meta.dirname, 'page');
const CACHE = join(ROOT, 'node_modules/.cache/fernblick');
const SHARED = [
  'visual/report.ts',
  'visual/modes.ts',
  'site/locales.ts',
  'package-lock.json',
  'visual/review/bundle.ts',
].map((file) => join(ROOT, file));
