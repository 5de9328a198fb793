import { currentBrand } from '../../content/brands/current.ts';
import { brands } from '../../content/brands/index.ts';
import type { Locale } from '../../i18n/locales.ts';
import { getTextLookup } from '../../provider/page-texts.ts';
import type { PageHead } from '../html/head.tsx';
import { socialImageOf } from '../images/social-image-file.ts';

type HeadContent = Pick<PageHead, 'title' | 'description' | 'paths'> & { indexed?: boolean };

/** The head of a page that is no landing: with the brand in its title and the home page's social image. */
export function pageHead(
  locale: Locale,
  { title, indexed = true, ...rest }: HeadContent,
): PageHead {
  const image = socialImageOf(getTextLookup(currentBrand, locale), locale);
  return {
    ...rest,
    locale,
    title: `${title} – ${brands[currentBrand].name}`,
    indexed,
    ...(indexed && { image }),
  };
}
