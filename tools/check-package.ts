import { cp, mkdir, mkdtempDisposable, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import { type Browser, chromium } from 'playwright-core';
import { exec } from 'tinyexec';
import { build, preview, type Rolldown } from 'vite';
import { UserError } from '../lib/user-error.ts';
import project from '../package.json' with { type: 'json' };
import { browserLaunchOptions } from './browser/launch-options.ts';
import { buildPackage, PACKAGE_BUILD } from './package/build-package.ts';
import type { Manifest } from './package/manifest.ts';
import { visitApplication } from './package/visit-application.ts';
import { PROGRAM_ENV, runOrThrow } from './process/run.ts';
import { runCommand } from './process/run-command.ts';
import { linkPackages } from './project/link-packages.ts';
import { ROOT } from './project/paths.ts';
import { findFreePort } from './serve/listen.ts';

const CONSUMERS = join(import.meta.dirname, 'package/consumer');

/** What the application of Next.js is made with; npm brings it. */
const NEXT = ['next@16.4.6', 'typescript@5.9.3', '@types/react@19', '@types/node@26'];

/**
 * `npm run check -- package`: packs the package and installs the tarball in two applications outside of the
 * project. That of Vite compiles its types, weighs what components cost, renders in Node and hydrates; that of
 * Next.js, which npm installs, renders on the server what has no state. Both are then used in the browser.
 * @throws UserError with what is wrong
 */
async function checkPackage(): Promise<void> {
  const manifest = await buildPackage();
  await using temporary = await mkdtempDisposable(join(tmpdir(), 'consumer-'));
  const vite = join(temporary.path, 'vite');
  const next = join(temporary.path, 'next');
  await runOrThrow(`npm pack --pack-destination ${temporary.path}`, PACKAGE_BUILD);
  const tarball = join(
    temporary.path,
    `${manifest.name.slice(1).replace('/', '-')}-${manifest.version}.tgz`,
  );
  await using browser = await chromium.launch(await browserLaunchOptions());

  await copyConsumer('vite', vite);
  await linkTarball(tarball, manifest, vite);
  await runOrThrow('tsc -p .', vite);
  console.log(`Types compile in TypeScript ${project.devDependencies.typescript}, libraries too.`);
  for (const [what, lines] of Object.entries(listPurchases(manifest)))
    console.log(`${await weigh(vite, manifest, lines)} kB gzip without peers: ${what}`);
  await checkTreeShaking(vite, manifest);
  await runVite(vite, browser);

  await copyConsumer('next', next);
  await installTarball(tarball, manifest, next);
  await runNext(next, vite, browser);
}

async function copyConsumer(name: string, folder: string): Promise<void> {
  await cp(join(CONSUMERS, name), folder, { recursive: true });
  await cp(join(CONSUMERS, 'shared'), join(folder, 'shared'), { recursive: true });
}

/** What the package needs comes from the packages of the project. */
async function linkTarball(tarball: string, { name }: Manifest, folder: string): Promise<void> {
  await linkPackages(folder);
  const target = join(folder, 'node_modules', name);
  await mkdir(target, { recursive: true });
  await runOrThrow(`tar -xzf ${tarball} -C ${target} --strip-components=1`, folder);
  await serveAssets(name, folder);
}

async function installTarball(
  tarball: string,
  { name, peerDependencies }: Manifest,
  folder: string,
): Promise<void> {
  const peers = Object.entries(peerDependencies).map(([peer, version]) => `${peer}@${version}`);
  const packages = [tarball, ...peers, ...NEXT].join(' ');
  await runOrThrow(`npm install --no-audit --no-fund --prefer-offline ${packages}`, folder);
  await serveAssets(name, folder);
}

/** As the package's README says. */
async function serveAssets(name: string, folder: string): Promise<void> {
  const assets = join(folder, 'node_modules', name, 'assets');
  await cp(assets, join(folder, 'public/fernblick/assets'), { recursive: true });
}

function listPurchases({ name, exports }: Manifest): Record<string, string[]> {
  const components = Object.keys(exports).filter((path) => /^\.\/[A-Z]\w+$/.test(path));
  const all = components.map((path) => `export * from '${path.replace('.', name)}';`);
  return {
    'one Button': [`export * from '${name}/Button';`],
    'one Button by the root': [`export { Button } from '${name}';`],
    [`all ${components.length} components`]: all,
  };
}

/** Kilobytes of a bundle of these lines. */
async function weigh(folder: string, manifest: Manifest, lines: string[]): Promise<string> {
  const code = await bundle(folder, manifest, lines);
  return (gzipSync(code).length / 1000).toFixed(1);
}

async function checkTreeShaking(folder: string, manifest: Manifest): Promise<void> {
  const code = await bundle(folder, manifest, [`export { Button } from '${manifest.name}';`]);
  const [table] = /@mui\/material\/Table\w*/.exec(code) ?? [];
  if (table) throw new UserError(`An application with a Button by the root also has ${table}.`);
}

async function bundle(
  folder: string,
  { peerDependencies }: Manifest,
  lines: string[],
): Promise<string> {
  const entry = join(folder, 'bundle.ts');
  await writeFile(entry, lines.join('\n'));
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
        onLog: ignoreDirectives,
      },
    },
  });
  const { output } = built as Rolldown.RolldownOutput;
  return output.map((file) => (file.type === 'chunk' ? file.code : '')).join('');
}

/** A bundler without server components leaves out what is for them. */
function ignoreDirectives(
  level: Rolldown.LogLevel,
  log: Rolldown.RolldownLog,
  report: (level: Rolldown.LogLevel, log: Rolldown.RolldownLog) => void,
): void {
  if (log.code !== 'MODULE_LEVEL_DIRECTIVE') report(level, log);
}

/** For browsers, and for Node, which takes the package as it is. */
async function runVite(folder: string, browser: Browser): Promise<void> {
  const rolldownOptions = { onLog: ignoreDirectives };
  await build({ root: folder, logLevel: 'error', build: { rolldownOptions } });
  await build({ root: folder, logLevel: 'error', build: { ssr: 'server.tsx', outDir: 'server' } });
  const { output } = await runOrThrow('node server/server.js', folder);
  const page = join(folder, 'dist/index.html');
  await writeFile(page, (await readFile(page, 'utf8')).replace('<!--app-->', output.trim()));
  const server = await preview({ root: folder, preview: { port: 0 } });
  await using cleanup = new AsyncDisposableStack();
  cleanup.defer(() => server.close());
  await report('Vite', browser, server.resolvedUrls?.local[0] ?? '');
}

async function runNext(folder: string, vite: string, browser: Browser): Promise<void> {
  const variables = { NEXT_TELEMETRY_DISABLED: '1' };
  const bin = join(folder, 'node_modules/.bin');
  await runOrThrow(`${bin}/tsc -p .`, vite);
  console.log('The same types compile in TypeScript 5.9.');
  await runOrThrow(`${bin}/next build`, folder, { variables });
  const port = await findFreePort();
  const env = { ...PROGRAM_ENV, ...variables };
  const server = exec(
    'node',
    [`${folder}/node_modules/next/dist/bin/next`, 'start', '-p', String(port)],
    {
      nodeOptions: { cwd: folder, env },
    },
  );
  await using cleanup = new AsyncDisposableStack();
  cleanup.defer(() => void server.kill());
  const address = `http://localhost:${port}/`;
  await waitUntilServed(address);
  await report('Next.js', browser, address);
}

async function waitUntilServed(address: string): Promise<void> {
  for (let second = 0; second < 60; second += 1) {
    if (await fetch(address).catch(() => undefined)) return;
    await setTimeout(1000);
  }
  throw new UserError(`Nothing answers at ${address}.`);
}

async function report(name: string, browser: Browser, address: string): Promise<void> {
  const screenshot = join(PACKAGE_BUILD, `../package-in-${name.toLowerCase()}.png`);
  const done = await visitApplication(browser, address, screenshot);
  console.log(`${name}: renders on a server, hydrates (${relative(ROOT, screenshot)}).`);
  for (const line of done) console.log(`  ${line}`);
}

await runCommand(checkPackage);
