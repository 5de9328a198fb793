import { existsSync } from 'node:fs';
import { mkdir, rename, rm, statfs, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { inflate } from '@sparticuz/chromium';
import type { LaunchOptions } from 'playwright-core';
import { UserError } from '../../lib/user-error.ts';
import { ROOT } from '../project/paths.ts';

/**
 * Launch options for the browser that tests and pictures use: the Chromium pinned by the lockfile,
 * unpacked once into `node_modules/.cache`, with its own libraries and fonts, so that a machine
 * needs no browser, font or system library. `CHROMIUM_PATH` selects another browser.
 * @throws when the pinned Chromium has no build for this machine and `CHROMIUM_PATH` is not set
 */
export async function browserLaunchOptions(): Promise<LaunchOptions> {
  const own = process.env.CHROMIUM_PATH;
  if (own) {
    if (existsSync(own)) return { executablePath: own, args: FLAGS };
    throw new UserError(
      `CHROMIUM_PATH=${own} does not exist. Set it to an installed Chromium or Chrome.`,
    );
  }
  if (process.platform !== 'linux' || process.arch !== 'x64') {
    throw new UserError(
      `The pinned Chromium runs on Linux x64, not on ${process.platform} ${process.arch}. ` +
        'Set CHROMIUM_PATH to an installed Chromium or Chrome.',
    );
  }
  const folder = await unpacked();
  return {
    executablePath: join(folder, 'chromium'),
    args: FLAGS,
    ...((await hasSharedMemory()) && { ignoreDefaultArgs: ['--disable-dev-shm-usage'] }),
    env: {
      ...process.env,
      LD_LIBRARY_PATH: join(folder, 'al2023', 'lib'),
      FONTCONFIG_FILE: join(folder, 'fonts.conf'),
    },
  };
}

/** The package that contains the pinned Chromium. */
export function pinnedBrowser(): { folder: string; version: string } {
  const require = createRequire(import.meta.url);
  const folder = join(dirname(require.resolve('@sparticuz/chromium')), '..');
  const { version }: { version: string } = require(join(folder, 'package.json'));
  return { folder, version };
}

/** Reproducible pixels (no hinting, no subpixels, sRGB), no background requests, no sandbox (root). */
const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--font-render-hinting=none',
  '--disable-lcd-text',
  '--disable-font-subpixel-positioning',
  '--force-color-profile=srgb',
  '--disable-skia-runtime-opts',
  '--disable-partial-raster',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/**
 * Whether the browser's processes can share memory instead of files, into which Playwright lets them
 * write because containers often have only 64 MB of it. A tall picture needs hundreds.
 */
async function hasSharedMemory(): Promise<boolean> {
  const disk = await statfs('/dev/shm').catch(() => undefined);
  return disk !== undefined && disk.bavail * disk.bsize >= 2 ** 30;
}

/** Unpacks beside the target and renames at the end, so that an aborted run leaves no partial copy. */
async function unpacked(): Promise<string> {
  const { folder: packageFolder, version } = pinnedBrowser();
  const cache = join(ROOT, 'node_modules', '.cache', 'fernblick');
  const target = join(cache, `chromium-${version}`);
  if (existsSync(target)) return target;

  const staging = join(cache, `unpacking-${process.pid}`);
  await mkdir(staging, { recursive: true });
  const systemTemp = process.env.TMPDIR;
  // The package always unpacks into the system's temp folder, so TMPDIR is changed meanwhile.
  process.env.TMPDIR = staging;
  try {
    const archives = ['chromium.br', 'al2023.tar.br', 'fonts.tar.br', 'swiftshader.tar.br'];
    await Promise.all(archives.map((file) => inflate(join(packageFolder, 'bin', file))));
  } finally {
    if (systemTemp === undefined) delete process.env.TMPDIR;
    else process.env.TMPDIR = systemTemp;
  }
  await writeFile(join(staging, 'fonts.conf'), formatFontConfig(target));
  await rename(staging, target).catch(async (error) => {
    // Another process was faster; its copy is identical.
    await rm(staging, { recursive: true, force: true });
    if (!existsSync(target)) throw error;
  });
  return target;
}

function formatFontConfig(folder: string): string {
  return `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig><dir>${folder}/fonts</dir><cachedir>${folder}/font-cache</cachedir></fontconfig>
`;
}
