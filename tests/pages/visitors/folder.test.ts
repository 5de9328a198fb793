import { type HTMLElement, parse } from 'node-html-parser';
import { expect, inject } from 'vitest';
import { readBrand } from '../../../site/content/brands/chosen.ts';
import { brands } from '../../../site/content/brands/index.ts';
import { messages } from '../../../site/i18n/messages/index.ts';
import { SITE_PATHS } from '../../../tools/project/site-pages.ts';
import { test } from '../support/visit.ts';
import { answerAnonymously, choose } from './visitor.ts';

const site = inject('site');
/** The folder of the host that this build is in. */
const folder = new URL(site).pathname;
const { origin } = brands[readBrand()];

/** What only a running service answers. */
const SERVICES = [`${folder}/events`, `${folder}/api/lead`];

test('every address in every file of a site in a folder leads into it, to what is there', async () => {
  const asked = new Map<string, string>();
  const files = ['/manifest.webmanifest', '/sitemap.xml', '/robots.txt', '/nowhere'];
  for (const path of [...SITE_PATHS, ...files]) {
    const response = await fetch(site + path);
    const text = await response.text();
    for (const address of listAddresses(text)) asked.set(address, path);
  }
  expect(asked.size).toBeGreaterThan(SITE_PATHS.length * 2);
  const wrong: string[] = [];
  for (const [address, path] of asked) {
    const isInside = address === folder || address.startsWith(`${folder}/`);
    const status = isInside ? await findStatus(address) : 'outside';
    if (status !== 200) wrong.push(`${path} names ${address}, which is ${status}`);
  }
  expect(wrong).toEqual([]);
});

test('what is outside of the folder is not found', async () => {
  const host = new URL(site).origin;
  for (const path of ['/', '/en', '/robots.txt'])
    expect((await fetch(host + path)).status, path).toBe(404);
});

test.for([
  ['de-AT', '/de'],
  ['en-US', '/en'],
] as const)(
  'the address of the folder leads a browser in %s on',
  async ([language, path], { visit }) => {
    const { page } = await visit('/?utm_source=letter#costs', {
      language,
      before: answerAnonymously,
    });
    await page.waitForURL(`${site}${path}?utm_source=letter#costs`);
  },
);

test('a page that is not there is told in the language of its address', async ({ visit }) => {
  const { page } = await visit('/de/nowhere', { before: answerAnonymously });
  expect(await page.evaluate(() => document.documentElement.lang)).toBe('de');
});

test('a calculator in a folder comes alive, calculates and opens its details', async ({
  visit,
}) => {
  const { page, problems } = await visit('/en#comparison', { before: answerAnonymously });
  // The question takes the focus as soon as it comes.
  await choose(page, messages.en['consent.rejectAll']);
  const slider = page.locator('#comparison input[type="range"]').first();
  await page.locator('[data-island="comparison"][data-hydrated]').waitFor();
  const before = await page.locator('#comparison').innerText();
  await slider.press('ArrowRight');
  await expect.poll(() => page.locator('#comparison').innerText()).not.toBe(before);
  for (const button of await page.locator('[data-part="details"] a').all()) {
    expect(await button.getAttribute('href')).toMatch(`${folder}/en/`);
    // In a panel that is closed.
    await button.dispatchEvent('click');
  }
  await expect
    .poll(() => page.getByText(messages.en['comparison.calculator.partLoading']).count())
    .toBe(0);
  await expect.poll(() => page.locator('[data-part="details"] table').count()).toBeGreaterThan(1);
  expect(problems).toEqual([]);
});

/** The addresses of the site that a file names, without fragment: as paths of the host. */
function listAddresses(text: string): string[] {
  const page = parse(text, { comment: true });
  const attributes = page.querySelectorAll('*').flatMap(listValues);
  const inCss = text.matchAll(/url\(["']?(?!data:)([^"')]+)/g);
  const inJson = text.matchAll(/:"(\/(?!\/)[\w./#?-]*)"/g);
  const absolute = text.matchAll(new RegExp(`${origin.replaceAll('.', '\\.')}([^"<\\s]*)`, 'g'));
  const inText = [...inCss, ...inJson, ...absolute].map(([, address]) => address || '/');
  return [...attributes, ...inText]
    .filter((address) => /^\/(?!\/)/.test(address))
    .map((address) => address.replace(/[?#].*/, ''));
}

function listValues({ attributes }: HTMLElement): string[] {
  return Object.entries(attributes).flatMap(([name, value]) =>
    name === 'srcset' ? value.split(',').map((one) => one.trim().split(' ')[0] ?? '') : [value],
  );
}

async function findStatus(address: string): Promise<number> {
  if (SERVICES.includes(address)) return 200;
  return (await fetch(new URL(address, site))).status;
}
