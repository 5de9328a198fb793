import { cp, mkdir, mkdtempDisposable, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import { type Browser, chromium } from 'playwright-core';
import { exec } from 'tinyexec';
import { build, preview, type Rolldown } from 'vite';
import { UserError } from '../../lib/user-error.ts';
import project from '../../package.json' with { type: 'json' };
import { browserLaunchOptions } from '../browser/launch-options.ts';
import { buildPackage, PACKAGE_BUILD } from '../package/build-package.ts';
import { checkContents } from '../package/check-contents.ts';
import type { Manifest } from '../package/manifest.ts';
import { readShownCommands, readShownFiles } from '../package/shown-files.ts';
import { type Seen, visitApplication, visitPlainPage } from '../package/visit-application.ts';
import { PROGRAM_ENV, runOrThrow } from '../process/run.ts';
import { runCommand } from '../process/run-command.ts';
import { linkPackages } from '../project/link-packages.ts';
import { ROOT } from '../project/paths.ts';
import { findFreePort } from '../serve/listen.ts';

const CONSUMERS = join(ROOT, 'tools/package/consumer');

/** What the application of Next.js is made with besides; npm brings it. */
const NEXT = ['next@16.4.6', 'typescript@5.9.3', '@types/react@19', '@types/node@26'];

/**
 * `npm run check -- package`: packs the package and installs the tarball in two applications outside of the
 * project, as its README says and with the README's files. That of Vite compiles its types, weighs what
 * components cost, renders in Node and hydrates, and has a page without React; that of Next.js, which npm
 * installs, renders on the server what has no state. All are then used in the browser.
 * @throws UserError with what is wrong
 */
async function checkPackage(): Promise<void> {
  const manifest = await buildPackage();
  print(checkContents(PACKAGE_BUILD, manifest));
  const readme = await readFile(join(PACKAGE_BUILD, 'README.md'), 'utf8');
  await using temporary = await mkdtempDisposable(join(tmpdir(), 'consumer-'));
  const vite = join(temporary.path, 'vite');
  const next = join(temporary.path, 'next');
  await using browser = await chromium.launch(await browserLaunchOptions());

  await copyConsumer('vite', vite, readme);
  await linkPackages(vite);
  const tarball = await packInto(vite, manifest);
  const target = join(vite, 'node_modules', manifest.name);
  await mkdir(target, { recursive: true });
  await runOrThrow(`tar -xzf ${tarball} -C ${target} --strip-components=1`, vite);
  for (const command of readShownCommands(readme))
    if (!isInstall(command)) await runOrThrow(command, vite);
  await runOrThrow('tsc -p .', vite);
  print([`Types compile in TypeScript ${project.devDependencies.typescript}, libraries too`]);
  for (const [what, lines] of Object.entries(listPurchases(manifest)))
    print([`${await weigh(vite, manifest, lines)} kB gzip without peers: ${what}`]);
  await checkTreeShaking(vite, manifest);
  const seen = await runVite(vite, browser);

  await copyConsumer('next', next, readme);
  await packInto(next, manifest);
  for (const command of readShownCommands(readme))
    await runOrThrow(isInstall(command) ? addPackages(command) : command, next);
  seen['Next.js'] = await runNext(next, vite, browser);
  console.table(turnTable(seen));
}

function print(lines: readonly string[]): void {
  for (const line of lines) console.log(`${line}.`);
}

/** With the files that the README shows. */
async function copyConsumer(name: string, folder: string, readme: string): Promise<void> {
  const shared = join(folder, 'shared');
  await cp(join(CONSUMERS, name), folder, { recursive: true });
  await cp(join(CONSUMERS, 'shared'), shared, { recursive: true });
  for (const [file, code] of Object.entries(readShownFiles(readme)))
    await writeFile(join(shared, file), code);
}

/** @returns the tarball's name */
async function packInto(folder: string, { name, version }: Manifest): Promise<string> {
  await runOrThrow(`npm pack --pack-destination ${folder}`, PACKAGE_BUILD);
  return `${name.slice(1).replace('/', '-')}-${version}.tgz`;
}

function isInstall(command: string): boolean {
  return command.startsWith('npm install ');
}

function addPackages(command: string): string {
  return [command, '--no-audit --no-fund --prefer-offline', ...NEXT].join(' ');
}

/** One row for each thing that was done. */
function turnTable(columns: Record<string, Seen>): Record<string, Seen> {
  const rows: Record<string, Seen> = {};
  for (const [column, seen] of Object.entries(columns))
    for (const [what, value] of Object.entries(seen))
      rows[what] = { ...rows[what], [column]: value };
  return rows;
}

function listPurchases({ name, exports }: Manifest): Record<string, string[]> {
  const components = Object.keys(exports).filter((path) => /^\.\/[A-Z]\w+$/.test(path));
  const all = components.map((path) => `export * from '${path.replace('.', name)}';`);
  return {
    'one Button': [`export * from '${name}/Button';`],
    [`all ${components.length} components`]: all,
  };
}

/** Kilobytes of a bundle of these lines. */
async function weigh(folder: string, manifest: Manifest, lines: string[]): Promise<string> {
  const chunks = await bundle(folder, manifest, lines);
  return (gzipSync(chunks.map(({ code }) => code).join('')).length / 1000).toFixed(1);
}

/** A component by the root of the package brings the modules that it brings by its path. */
async function checkTreeShaking(folder: string, manifest: Manifest): Promise<void> {
  const listModules = async (line: string) => {
    const chunks = await bundle(folder, manifest, [line]);
    const modules = chunks.flatMap((chunk) => Object.entries(chunk.modules));
    const ours = modules.filter(([id, { renderedLength }]) => id !== ENTRY && renderedLength > 0);
    return ours.map(([id]) => relative(folder, id)).sort();
  };
  for (const component of ['Button', 'Table', 'Tooltip', 'CurrencyField']) {
    const [root, path] = [
      await listModules(`export { ${component} } from '${manifest.name}';`),
      await listModules(`export { ${component} } from '${manifest.name}/${component}';`),
    ];
    if (root.join() !== path.join())
      throw new UserError(`By the root, ${component} brings ${root}; by its path, ${path}.`);
    print([
      `${component} by the root brings the ${path.length} modules that it brings by its path`,
    ]);
  }
}

async function bundle(
  folder: string,
  { peerDependencies }: Manifest,
  lines: string[],
): Promise<Rolldown.OutputChunk[]> {
  const entry = join(folder, ENTRY);
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
  return listChunks(built);
}

function listChunks(built: Awaited<ReturnType<typeof build>>): Rolldown.OutputChunk[] {
  const { output } = built as Rolldown.RolldownOutput;
  return output.filter((file) => file.type === 'chunk');
}

const ENTRY = 'bundle.js';

/** A bundler without server components leaves out what is for them. */
function ignoreDirectives(
  level: Rolldown.LogLevel,
  log: Rolldown.RolldownLog,
  report: (level: Rolldown.LogLevel, log: Rolldown.RolldownLog) => void,
): void {
  if (log.code !== 'MODULE_LEVEL_DIRECTIVE') report(level, log);
}

/** For browsers, and for Node, which takes the package as it is. */
async function runVite(folder: string, browser: Browser): Promise<Record<string, Seen>> {
  await build({ root: folder, logLevel: 'error', build: { ssr: 'server.tsx', outDir: 'server' } });
  const { output } = await runOrThrow('node server/server.js', folder);
  await buildPage('index.html', folder, output);
  const scripts = await buildPage('plain.html', folder, output);
  const modules = scripts.flatMap((chunk) => chunk.moduleIds);
  const react = modules.find((id) => /node_modules\/(react|@emotion|@mui)\//.test(id));
  if (react) throw new UserError(`The page without React brings ${react}.`);
  const server = await preview({ root: folder, preview: { port: 0 } });
  await using cleanup = new AsyncDisposableStack();
  cleanup.defer(() => server.close());
  const address = server.resolvedUrls?.local[0] ?? '';
  return {
    Vite: await visitApplication(browser, address, nameScreenshot('vite')),
    'without React': await visitPlainPage(browser, `${address}plain.html`),
  };
}

/** @returns its scripts */
async function buildPage(
  input: string,
  folder: string,
  html: string,
): Promise<Rolldown.OutputChunk[]> {
  const page = join(folder, input);
  const rolldownOptions = { input: page, onLog: ignoreDirectives };
  const built = await build({
    root: folder,
    logLevel: 'error',
    build: { emptyOutDir: false, rolldownOptions },
  });
  await writeFile(
    join(folder, 'dist', input),
    (await readFile(join(folder, 'dist', input), 'utf8')).replace('<!--app-->', html.trim()),
  );
  return listChunks(built);
}

async function runNext(folder: string, vite: string, browser: Browser): Promise<Seen> {
  const variables = { NEXT_TELEMETRY_DISABLED: '1' };
  const bin = join(folder, 'node_modules/.bin');
  await runOrThrow(`${bin}/tsc -p .`, vite);
  print(['The same types compile in TypeScript 5.9']);
  await runOrThrow(`${bin}/next build`, folder, { variables });
  const port = await findFreePort();
  const server = exec(`${bin}/next`, ['start', '-p', String(port)], {
    nodeOptions: { cwd: folder, env: { ...PROGRAM_ENV, ...variables } },
  });
  await using cleanup = new AsyncDisposableStack();
  cleanup.defer(() => void server.kill());
  const address = `http://localhost:${port}/`;
  await waitUntilServed(address);
  await checkReferences(`${address}references`);
  // Before the server ends.
  return await visitApplication(browser, address, nameScreenshot('next'));
}

/** What is no component stays what it is where a server imports it: a function that it can call. */
async function checkReferences(address: string): Promise<void> {
  const names: string[] = await (await fetch(address)).json();
  const wrong = names.filter((name) => !/^[A-Z]/.test(name));
  if (!names.includes('Button') || wrong.length > 0)
    throw new UserError(`For a server component these run in the client: ${names}.`);
  print([`${names.length} components run in the client of Next.js, and no function or value does`]);
}

async function waitUntilServed(address: string): Promise<void> {
  for (let second = 0; second < 60; second += 1) {
    if (await fetch(address).catch(() => undefined)) return;
    await setTimeout(1000);
  }
  throw new UserError(`Nothing answers at ${address}.`);
}

/** Beside the package, for who wants to see what was tried. */
function nameScreenshot(name: string): string {
  return join(PACKAGE_BUILD, `../package-in-${name}.png`);
}

await runCommand(checkPackage);
