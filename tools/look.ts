import { mkdir } from 'node:fs/promises';
import { type Browser, chromium, type Page } from 'playwright-core';
import { UserError } from '../lib/user-error.ts';
import { browserLaunchOptions } from './browser/launch-options.ts';
import { parseOptions } from './process/parse-options.ts';
import { runCommand } from './process/run-command.ts';

const USAGE =
  'Usage: npm run look -- URL [URL …] [--out DIR] [--widths 360,960] [--selector CSS] [--fold] [--no-js] [--forced-colors] [--dark] [--text 200]';

const { values, positionals: urls } = parseOptions({
  allowPositionals: true,
  options: {
    out: { type: 'string', default: 'dist/looks' },
    widths: { type: 'string', default: '360,480,600,960,1264,1440' },
    'no-js': { type: 'boolean', default: false },
    'forced-colors': { type: 'boolean', default: false },
    dark: { type: 'boolean', default: false },
    text: { type: 'string', default: '100' },
    /** Only the first screen, not the full page. */
    fold: { type: 'boolean', default: false },
    selector: { type: 'string' },
  },
});

/** Takes screenshots of running pages: one PNG per URL and width. */
async function look(): Promise<void> {
  const widths = values.widths.split(',').map(Number);
  const [wrong] = urls.filter((url) => !/^https?:/.test(url) || !URL.canParse(url));
  if (urls.length === 0) throw new UserError(`No URL given.\n  ${USAGE}`);
  if (wrong) throw new UserError(`${wrong} is no address. Begin it with http://.`);
  if (!widths.every((width) => width > 0))
    throw new UserError(`--widths ${values.widths} are no widths. Give pixels: --widths 360,960`);
  await mkdir(values.out, { recursive: true });
  await using browser = await chromium.launch(await browserLaunchOptions());
  for (const width of widths) await lookAtWidth(browser, width);
}

async function lookAtWidth(browser: Browser, width: number): Promise<void> {
  const context = await browser.newContext({
    viewport: { width, height: 900 },
    javaScriptEnabled: !values['no-js'],
    forcedColors: values['forced-colors'] ? 'active' : 'none',
    colorScheme: values.dark ? 'dark' : 'light',
    // The site's own policy refuses the style of `--text`.
    bypassCSP: true,
    reducedMotion: 'reduce',
  });
  for (const url of urls) {
    const page = await context.newPage();
    await open(page, url);
    const path = `${values.out}/${nameOf(url)}-${width}.png`;
    if (values.selector) await page.locator(values.selector).first().screenshot({ path });
    else await page.screenshot({ path, fullPage: !values.fold });
    console.log(path);
  }
  await context.close();
}

async function open(page: Page, url: string): Promise<void> {
  await page.goto(url, { waitUntil: 'networkidle' }).catch(() => {
    throw new UserError(
      `${url} does not respond. Start the server first, for example with \`npm start\`.`,
    );
  });
  // Both need scripts, which a page without JavaScript does not run.
  if (values['no-js']) return;
  await page.addStyleTag({ content: `html { font-size: ${values.text}% }` });
  await page.evaluate(async () => {
    await document.fonts.ready;
    await Promise.all([...document.images].map(load));

    /** A picture far below has not begun to load. One that cannot be shown is missing in the look, too. */
    function load(image: HTMLImageElement): Promise<void> {
      image.loading = 'eager';
      return image.decode().catch(() => {});
    }
  });
}

function nameOf(url: string): string {
  const { pathname, searchParams } = new URL(url);
  return (
    (searchParams.get('id') ?? pathname).replace(/[^\w.-]+/g, '-').replace(/^-|-$/g, '') || 'root'
  );
}

await runCommand(look);
