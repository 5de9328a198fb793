import { mkdir } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright-core';
import { browserLaunchOptions } from './browser.ts';

/**
 * Takes pictures of running pages, to look at: `node tools/look.ts URL [URL …] --out DIR
 * --widths 360,960 --no-js --forced-colors --text 200`. One PNG per address and width.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    out: { type: 'string', default: 'dist/looks' },
    widths: { type: 'string', default: '360,480,600,960,1264,1440' },
    'no-js': { type: 'boolean', default: false },
    'forced-colors': { type: 'boolean', default: false },
    text: { type: 'string', default: '100' },
    /** Only what a screen shows, not the full page. */
    fold: { type: 'boolean', default: false },
    selector: { type: 'string' },
  },
});

await mkdir(values.out, { recursive: true });
const browser = await chromium.launch(await browserLaunchOptions());
for (const width of values.widths.split(',').map(Number)) {
  const context = await browser.newContext({
    viewport: { width, height: 900 },
    javaScriptEnabled: !values['no-js'],
    forcedColors: values['forced-colors'] ? 'active' : 'none',
    reducedMotion: 'reduce',
  });
  for (const url of positionals) {
    const page = await context.newPage();
    await page.goto(url, { waitUntil: 'networkidle' });
    // Both need scripts, which a page without JavaScript never runs.
    if (!values['no-js']) {
      await page.addStyleTag({ content: `html { font-size: ${values.text}% }` });
      await page.evaluate(() => document.fonts.ready);
    }
    const path = `${values.out}/${nameOf(url)}-${width}.png`;
    const target = values.selector ? page.locator(values.selector).first() : null;
    if (target) await target.screenshot({ path });
    else await page.screenshot({ path, fullPage: !values.fold });
    console.log(path);
    await page.close();
  }
  await context.close();
}
await browser.close();

function nameOf(url: string): string {
  const { pathname, searchParams } = new URL(url);
  return (
    (searchParams.get('id') ?? pathname).replace(/[^\w.-]+/g, '-').replace(/^-|-$/g, '') || 'root'
  );
}
