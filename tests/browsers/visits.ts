import { brands } from '../../site/content/brands/index.ts';
import { FAQ_PATHS } from '../../site/content/faq.ts';
import { LOCALES } from '../../site/i18n/locales.ts';
import { home } from '../../site/landings/index.ts';
import { listRoutes } from '../../site/pages/addresses.ts';
import { BRAND } from '../../tools/project/brand.ts';
import type { Servers } from '../../tools/serve/servers.ts';
import { type Tab, waitUntil } from './browser.ts';

/** A page that every browser must show alike. */
export interface Visit {
  /** As a file is named. */
  name: string;
  url: string;
  /** The id of the part that the URL names: the page must arrive there. */
  part?: string;
  /** What is done to the page, which must change its words. */
  act?: (tab: Tab) => Promise<void>;
}

/** One page of each kind and a persona in both languages, then what answers: calculators and tools. */
export function listVisits({ site, workbench }: Servers, review: string): Visit[] {
  const routes = listRoutes(brands[BRAND]);
  const ofEachKind = Map.groupBy(routes, ({ page }) => `${page.kind} ${page.locale}`);
  const personas = routes.filter(({ page }) => page.key === 'parents');
  return [
    ...[...ofEachKind.values()]
      .flatMap(([first]) => first ?? [])
      .concat(personas)
      .map(({ page, paths }) => ({
        name: `${page.key}-${page.locale}`,
        url: site + paths[page.locale],
      })),
    { name: '404', url: `${site}/nowhere` },
    { name: 'arrival-costs', url: `${site}${home.path.de}#costs`, part: 'costs' },
    {
      name: 'arrival-comparison',
      url: `${site}${home.path.en}#comparison?monthly=450`,
      part: 'comparison',
    },
    { name: 'arrival-questions', url: `${site}${FAQ_PATHS.de}#topic-work`, part: 'topic-work' },
    ...LOCALES.map((locale) => ({
      name: `calculators-${locale}`,
      url: site + home.path[locale],
      act: moveSliders,
    })),
    { name: 'reloaded', url: site + home.path.de, act: reloadHalfFilled },
    { name: 'workbench', url: `${workbench}/?path=/docs/welcome--docs` },
    { name: 'story', url: `${workbench}/iframe.html?id=components-button--solid` },
    {
      name: 'composer',
      url: `${workbench}/composer.html?landing=parents`,
      act: (tab) => tab.press('#name', 'x'),
    },
    {
      name: 'review',
      url: review,
      act: (tab) => tab.press('.list button:not([aria-current])', 'Enter'),
    },
  ];
}

/** Moves the first slider of each calculator one step on, once React runs it. */
async function moveSliders(tab: Tab): Promise<void> {
  for (const island of ['pensionGap', 'comparison']) {
    const selector = `[data-island="${island}"]`;
    await tab.evaluate((selector) => document.querySelector(selector)?.scrollIntoView(), selector);
    await waitUntil(tab, isFound, `${selector}[data-hydrated]`);
    await tab.press(`${selector} input[type="range"]`, 'ArrowRight');
  }
}

/**
 * Enters an age, reloads and enters it once more. A browser that has restored it by then changes nothing at
 * the second time: its figures must be right already.
 */
async function reloadHalfFilled(tab: Tab): Promise<void> {
  await enterAge(tab);
  await tab.reload();
  await enterAge(tab);
}

async function enterAge(tab: Tab): Promise<void> {
  const island = '[data-island="pensionGap"]';
  await tab.evaluate((selector) => document.querySelector(selector)?.scrollIntoView(), island);
  await waitUntil(tab, isFound, `${island}[data-hydrated]`);
  await tab.evaluate((selector) => {
    const slider = document.querySelector<HTMLInputElement>(selector);
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(slider, '40');
    slider?.dispatchEvent(new InputEvent('input', { bubbles: true }));
  }, `${island} input[type="range"]`);
}

/** Runs in the page. */
function isFound(selector: string): boolean {
  return document.querySelector(selector) !== null;
}
