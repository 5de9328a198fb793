import { currentBrand } from '../content/brands/current.ts';
import { brands } from '../content/brands/index.ts';
import { type DocumentKey, documents } from '../content/documents/index.ts';
import type { Locale } from '../locales.ts';
import { withoutSoftHyphens } from '../soft-hyphens.ts';
import { textFor } from '../text-for.ts';
import { DocumentView } from './DocumentView.tsx';
import type { SitePage } from './site-page.ts';
import { socialImageOf } from './social-image-file.ts';

/** Turns a row of the document table into a page of one language. */
export function documentPage({ key, locale }: { key: DocumentKey; locale: Locale }): SitePage {
  const t = textFor(currentBrand, locale);
  const title = withoutSoftHyphens(t(`document.${key}.title`));
  return {
    head: {
      locale,
      title: `${title} – ${brands[currentBrand].name}`,
      description: t(`document.${key}.description`),
      paths: documents[key].path,
      indexed: true,
      image: socialImageOf(t, { key: 'home', locale }),
    },
    view: <DocumentView document={key} />,
  };
}
