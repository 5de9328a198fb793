import { currentBrand } from '../content/brands/current.ts';
import { brands } from '../content/brands/index.ts';
import { landings } from '../landings/index.ts';
import { choicePage, notFoundPage } from './bilingual-pages.tsx';
import { renderDocument } from './document.ts';
import { pageOf } from './page-of.tsx';
import { routesOf } from './routes.ts';
import type { SitePage } from './site-page.ts';

/** One file that a build writes. */
interface PrerenderedPage {
  /** Its place in the built site, e.g. `de/faqs/index.html`. */
  file: string;
  /** An address that Vike takes to the same page file, so that it gets the assets of that. */
  address: string;
  /** What it is made from, beside the code and the content that all pages share. */
  reads: string;
  /** Whether it is worth the time to make it as small as it can be. */
  effort: 'best' | 'quick';
  make(): SitePage;
}

/** Every page of the site, made only when it is its turn. */
export function prerenderedPages(): PrerenderedPage[] {
  return [
    byHand('index.html', '/', choicePage),
    ...routesOf(brands[currentBrand]).map(({ page, paths }) =>
      byHand(`${paths[page.locale].slice(1)}/index.html`, landings.home.path.en, () =>
        pageOf(page),
      ),
    ),
    byHand('404.html', '/404', notFoundPage),
  ];
}

function byHand(file: string, address: string, make: () => SitePage): PrerenderedPage {
  return { file, address, reads: '', effort: 'best', make };
}

export { renderDocument };
