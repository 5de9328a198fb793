import { expect, test } from 'vitest';
import { SITE_PATHS } from '../../tools/project/site-pages.ts';
import { fetchPage } from './support/fetch-page.ts';

/** `/` asks for a language only. */
const PATHS = SITE_PATHS.filter((path) => path !== '/');

test.each(PATHS)('%s says how to reach somebody, in its menu and at its end', async (path) => {
  const page = await fetchPage(path);
  for (const place of ['header', 'footer']) {
    const part = page.querySelector(place);
    expect(part?.querySelector('a[href^="mailto:"]'), place).toBeTruthy();
    const phone = part?.querySelector('a[href^="tel:"]');
    expect(phone?.getAttribute('href'), place).toMatch(/^tel:\+\d+$/);
    // A demo's is marked.
    expect(phone?.textContent, place).toMatch(/\((invented|erfunden)\)$/);
  }
});

test.each(PATHS)('%s leads to ombudsman, register and guarantee fund', async (path) => {
  const footer = (await fetchPage(path)).querySelector('footer');
  const hrefs = footer?.querySelectorAll('a[href^="https:"]').map((a) => a.getAttribute('href'));
  expect(hrefs).toEqual([
    'https://www.versicherungsombudsmann.de',
    'https://www.vermittlerregister.info',
    'https://www.protektor-ag.de',
  ]);
});
