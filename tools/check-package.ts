import { cp, mkdir, mkdtempDisposable, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { gzipSync } from 'node:zlib';
import { chromium } from 'playwright-core';
import { build, preview, type Rolldown } from 'vite';
import { UserError } from '../lib/user-error.ts';
import { browserLaunchOptions } from './browser/launch-options.ts';
import { buildPackage, PACKAGE_BUILD } from './package/build-package.ts';
import type { Manifest } from './package/manifest.ts';
import { runOrThrow } from './process/run.ts';
import { runCommand } from './process/run-command.ts';
import { linkPackages } from './project/link-packages.ts';
import { ROOT } from './project/paths.ts';

const SCREENSHOT = join(PACKAGE_BUILD, '../package-in-use.png');

/**
 * `npm run check -- package`: packs the package, installs the tarball in an application outside of the project, and there checks
 * its types, weighs what components cost, renders in Node and hydrates that in the browser.
 * @throws UserError with what is wrong
 */
async function checkPackage(): Promise<void> {
  const manifest = await buildPackage();
  await using temporary = await mkdtempDisposable(join(tmpdir(), 'consumer-'));
  const folder = temporary.path;
  await cp(join(import.meta.dirname, 'package/consumer'), folder, { recursive: true });
  await install(manifest, folder);
  await runOrThrow('tsc -p .', folder);
  console.log('Types compile without skipLibCheck.');
  for (const [what, modules] of Object.entries(listPurchases(manifest)))
    console.log(`${await weigh(folder, manifest, modules)} kB gzip without peers: ${what}`);
  await buildApplication(folder);
  await use(folder);
  console.log(`Renders in Node, hydrates, answers a press: ${relative(ROOT, SCREENSHOT)}`);
}

/** What the package needs comes from the packages of the project, so that no network is needed. */
async function install({ name, version }: Manifest, folder: string): Promise<void> {
  await linkPackages(folder);
  await runOrThrow(`npm pack --pack-destination ${folder}`, PACKAGE_BUILD);
  const tarball = `${name.slice(1).replace('/', '-')}-${version}.tgz`;
  const target = join(folder, 'node_modules', name);
  await mkdir(target, { recursive: true });
  await runOrThrow(`tar -xzf ${tarball} -C ${target} --strip-components=1`, folder);
  await cp(join(target, 'assets'), join(folder, 'public/fernblick/assets'), { recursive: true });
}

function listPurchases({ name, exports }: Manifest): Record<string, string[]> {
  const components = Object.keys(exports).filter((path) => /^\.\/[A-Z]\w+$/.test(path));
  const modules = components.map((path) => path.replace('.', name));
  return { 'one Button': [`${name}/Button`], [`all ${modules.length} components`]: modules };
}

/** Kilobytes of a bundle in which these modules are used whole. */
async function weigh(
  folder: string,
  { peerDependencies }: Manifest,
  modules: readonly string[],
): Promise<string> {
  const entry = join(folder, 'bundle.ts');
  await writeFile(entry, modules.map((module) => `export * from '${module}';`).join('\n'));
  const peers = Object.keys(peerDependencies);
  const built = await build({
    root: folder,
    logLevel: 'error',
    publicDir: false,
    build: {
      write: false,
      rolldownOptions: {
        input: entry,
        preserveEntrySignatures: 'strict',
        external: (id) => peers.some((peer) => id === peer || id.startsWith(`${peer}/`)),
      },
    },
  });
  const { output } = built as Rolldown.RolldownOutput;
  const code = output.map((file) => (file.type === 'chunk' ? file.code : '')).join('');
  return (gzipSync(code).length / 1000).toFixed(1);
}

/** For browsers, and for Node, which takes the package as it is. */
async function buildApplication(folder: string): Promise<void> {
  await build({ root: folder, logLevel: 'error' });
  await build({ root: folder, logLevel: 'error', build: { ssr: 'server.tsx', outDir: 'server' } });
  const { output } = await runOrThrow('node server/server.js', folder);
  const page = join(folder, 'dist/index.html');
  await writeFile(page, (await readFile(page, 'utf8')).replace('<!--app-->', output.trim()));
}

async function use(folder: string): Promise<void> {
  const server = await preview({ root: folder, preview: { port: 0 } });
  await using cleanup = new AsyncDisposableStack();
  cleanup.defer(() => server.close());
  await using browser = await chromium.launch(await browserLaunchOptions());
  const page = await browser.newPage();
  const problems: string[] = [];
  page.on('console', (message) => message.type() === 'error' && problems.push(message.text()));
  page.on('pageerror', ({ message }) => problems.push(message));
  await page.goto(server.resolvedUrls?.local[0] ?? '', { waitUntil: 'networkidle' });
  await page.screenshot({ path: SCREENSHOT, fullPage: true });
  await page.getByRole('button', { name: 'Half of it' }).click();
  const rent = await page.getByLabel('Rent').inputValue();
  if (rent !== '600 €') problems.push(`The field says ${rent} after a press, not 600 €.`);
  const pictures = await page.evaluate(() => [...document.images].map((one) => one.naturalWidth));
  if (pictures.includes(0)) problems.push('A drawing did not load.');
  if (problems.length > 0) throw new UserError(problems.join('\n'));
}

await runCommand(checkPackage);
