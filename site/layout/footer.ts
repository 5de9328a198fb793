import { useIntl } from 'react-intl';
import type { HeaderLink } from '../../design-system/page/SiteHeader/SiteHeader.tsx';
import { DETAILS_PATHS } from '../calculator/comparison/details/addresses.ts';
import { toAddress } from '../config/address.ts';
import { DOCUMENT_KEYS, documents } from '../content/documents/index.ts';
import { FAQ_PATHS } from '../content/faq.ts';
import type { Localized } from '../i18n/locales.ts';
import { listLandings } from '../landings/index.ts';
import { useSay, useSite } from '../provider/SiteProvider.tsx';

/** The footer's lists of links: persona pages, sections, other pages, and the legal documents. */
export function useFooterGroups(sections: readonly HeaderLink[], language: HeaderLink) {
  const { brand, locale } = useSite();
  const intl = useIntl();
  const say = useSay();
  return [
    {
      title: intl.formatMessage({ id: 'frame.footer.personas' }),
      folded: true,
      links: listFooterLandings().map(({ path, title }) => ({
        href: toAddress(path[locale]),
        label: say(title),
      })),
    },
    { title: intl.formatMessage({ id: 'frame.footer.sections' }), folded: true, links: sections },
    {
      title: intl.formatMessage({ id: 'frame.footer.more' }),
      folded: true,
      links: [
        { href: toAddress(FAQ_PATHS[locale]), label: intl.formatMessage({ id: 'faq.all' }) },
        {
          href: toAddress(DETAILS_PATHS[locale]),
          label: intl.formatMessage({ id: 'detailsPage.title' }),
        },
        {
          href: toAddress(brand.urls.blog[locale]),
          label: intl.formatMessage({ id: 'frame.footer.blog' }),
        },
        {
          href: toAddress(brand.urls.reviews[locale]),
          label: intl.formatMessage({ id: 'frame.footer.reviews' }),
        },
        language,
      ],
    },
    {
      title: intl.formatMessage({ id: 'frame.footer.legal' }),
      links: DOCUMENT_KEYS.map((key) => ({
        href: toAddress(documents[key].path[locale]),
        label: intl.formatMessage({ id: `document.${key}.title` }),
      })),
    },
  ];
}

/** All that footers say about landings: a change of it changes every page. */
export function listFooterLandings(): Record<'path' | 'title', Localized>[] {
  return listLandings('footer').map(({ path, title }) => ({ path, title }));
}
