import styled from '@emotion/styled';
import { useIntl } from 'react-intl';
import { Announcement } from '../../../design-system/page/Announcement/Announcement.tsx';
import { toAddress } from '../../config/address.ts';
import { BANNERS } from '../../config/visitor-options.ts';
import { useSite } from '../../provider/site-context.ts';
import { useVisitorOptions } from '../../provider/useVisitorOptions.ts';
import { closedBannersScript } from './closed-banners.ts';

/**
 * The banners above a page, those that the build shows and those that wait for their event. They stand
 * in the page's flow: what is below begins where they end, in each of the four states.
 */
export function Banners() {
  const { brand, locale } = useSite();
  const intl = useIntl();
  const { banners } = useVisitorOptions();
  if (!banners) return null;
  return (
    <>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a script of our own */}
      <script dangerouslySetInnerHTML={{ __html: closedBannersScript }} />
      {BANNERS.map((name) => (
        <Line
          key={name}
          data-banner={name}
          hidden={!banners.includes(name)}
          label={intl.formatMessage({ id: `banner.${name}.label` })}
          closeLabel={intl.formatMessage({ id: `banner.${name}.close` })}
          {...(name === 'webinar' && {
            link: {
              href: toAddress(brand.urls.blog[locale]),
              label: intl.formatMessage({ id: 'banner.webinar.link' }),
            },
          })}
        >
          {intl.formatMessage({ id: `banner.${name}.text` })}
        </Line>
      ))}
    </>
  );
}

const Line = styled(Announcement)({
  ...Object.fromEntries(
    BANNERS.map((name) => [
      `html[data-closed~="${name}"] &[data-banner="${name}"]`,
      { display: 'none' },
    ]),
  ),
});
