import { currentBrand } from '../../content/brands/current.ts';
import { brands } from '../../content/brands/index.ts';
import { type DocumentKey, documents } from '../../content/documents/index.ts';
import type { Locale } from '../../i18n/locales.ts';
import { withoutSoftHyphens } from '../../i18n/soft-hyphens.ts';
import { textFor } from '../../provider/text-for.ts';
import { socialImageOf } from '../images/social-image-file.ts';
import type { SitePage } from '../site-page.ts';
import { DocumentView } from '../views/DocumentView.tsx';

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
