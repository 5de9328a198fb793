import { type IntlShape, useIntl } from 'react-intl';
import type { HeaderLink } from '../../design-system/page/SiteHeader/SiteHeader.tsx';
import { DETAILS_PATHS } from '../calculator/comparison/details/addresses.ts';
import { toAddress } from '../config/address.ts';
import { type ClaimId, claims } from '../content/claims/claims.ts';
import { formatAsOf, formatClaim } from '../content/claims/format-claims.ts';
import { DOCUMENT_KEYS, documents } from '../content/documents/index.ts';
import { FAQ_PATHS } from '../content/faq.ts';
import type { Claim } from '../content/schemas.ts';
import { bindSpaces } from '../i18n/bind-spaces.ts';
import { listLandings } from '../landings/index.ts';
import { useSay, useSite } from '../provider/site-context.ts';
import { useContact } from '../provider/useContact.ts';

/** The footer's lists of links: to somebody who answers, persona pages, other pages, and legal documents. */
export function useFooterGroups(languages: readonly HeaderLink[]) {
  const { brand, locale } = useSite();
  const intl = useIntl();
  const say = useSay();
  const { phone, hours, email } = useContact();
  return [
    { title: intl.formatMessage({ id: 'frame.contact' }), links: [phone, email], note: hours },
    {
      title: intl.formatMessage({ id: 'frame.footer.personas' }),
      folded: true,
      links: listLandings('footer').map(({ path, title }) => ({
        href: toAddress(path[locale]),
        label: say(title),
      })),
    },
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
        ...languages,
      ],
    },
    {
      title: intl.formatMessage({ id: 'frame.footer.legal' }),
      links: DOCUMENT_KEYS.map((key) => ({
        href: toAddress(documents[key].path[locale]),
        label: say(documents[key].title),
      })),
    },
  ];
}

/** Who settles disputes, who lists intermediaries, and who steps in for an insurer, as of one day. */
export function listAuthorities(intl: IntlShape) {
  const { locale } = intl;
  return {
    title: intl.formatMessage(
      { id: 'frame.footer.authorities' },
      { date: formatAsOf(AUTHORITIES[0], locale) },
    ),
    links: AUTHORITIES.map((id) => {
      const { source }: Claim = claims[id];
      return {
        href: source.url ?? '',
        label: bindSpaces(source.title[locale]),
        text: formatClaim(id, locale),
      };
    }),
  };
}

const AUTHORITIES = [
  'ombudsman',
  'intermediaryRegister',
  'guaranteeFund',
] as const satisfies readonly ClaimId[];
