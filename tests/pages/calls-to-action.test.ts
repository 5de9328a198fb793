import type { HTMLElement } from 'node-html-parser';
import { describe, expect, test } from 'vitest';
import { brands } from '../../site/content/brands/index.ts';
import { LANDING_PAGES } from '../../site/landings/index.ts';
import { getIntl } from '../../site/provider/page-texts.ts';
import { BRAND } from '../../tools/project/brand.ts';
import { fetchPage } from './support/fetch-page.ts';

describe.each(LANDING_PAGES)('calls to action of $name in $locale', ({ locale, path }) => {
  const intl = getIntl(BRAND, locale);

  test('lead to a calculator if they say so', async () => {
    const page = await fetchPage(path);
    for (const words of [
      intl.formatMessage({ id: 'hero.cta1' }),
      intl.formatMessage({ id: 'hero.cta2' }),
    ]) {
      const links = callsToAction(page).filter((link) => wordsOf(link) === words);
      expect(links.length, words).toBeGreaterThan(0);
      for (const link of links) {
        const place = page.getElementById(targetOf(link).slice(1));
        expect(place?.querySelector('input'), `${words}: ${targetOf(link)}`).toBeTruthy();
      }
    }
  });

  test('lead to the plan if they say that one starts', async () => {
    const page = await fetchPage(path);
    const links = callsToAction(page).filter(
      (link) => wordsOf(link) === intl.formatMessage({ id: 'frame.cta' }),
    );
    expect(links.length).toBeGreaterThan(0);
    expect(new Set(links.map(targetOf))).toEqual(new Set([brands[BRAND].urls.offer[locale]]));
  });

  test('say the same where they lead to the same place, and only there', async () => {
    // The gap's own link takes its amount along, as soon as a script runs.
    const links = callsToAction(await fetchPage(path)).filter(
      (link) => link.getAttribute('data-cta') !== 'calculate',
    );
    const pairs = new Set(links.map((link) => `${wordsOf(link)} → ${targetOf(link)}`));
    expect(new Set(links.map(wordsOf)).size).toBe(pairs.size);
    expect(new Set(links.map(targetOf)).size).toBe(pairs.size);
  });

  test('are within reach on a phone, outside the menu', async () => {
    const header = (await fetchPage(path)).querySelector('header');
    const shown = header
      ?.querySelectorAll('[data-cta]')
      .filter((link) => !link.closest('[popover]'));
    expect(shown).toHaveLength(1);
  });
});

function callsToAction(page: HTMLElement): HTMLElement[] {
  return page.querySelectorAll('a[data-cta]');
}

function wordsOf(link: HTMLElement): string {
  return link.textContent.trim();
}

function targetOf(link: HTMLElement): string {
  return link.getAttribute('href') ?? '';
}
