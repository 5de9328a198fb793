import styled from '@emotion/styled';
import { Announcement } from '../../../design-system/page/Announcement/Announcement.tsx';
import { toAddress } from '../../config/address.ts';
import { BANNERS } from '../../config/visitor-options.ts';
import { useSite } from '../../provider/SiteProvider.tsx';
import { useVisitorOptions } from '../../provider/useVisitorOptions.ts';
import { closedBannersScript } from './closed-banners.ts';

/**
 * The banners above a page, those that the build shows and those that wait for their event. They stand
 * in the page's flow: what is below begins where they end, in each of the four states.
 */
export function Banners() {
  const { brand, locale, t } = useSite();
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
          label={t(`banner.${name}.label`)}
          closeLabel={t(`banner.${name}.close`)}
          {...(name === 'webinar' && {
            link: { href: toAddress(brand.urls.blog[locale]), label: t('banner.webinar.link') },
          })}
        >
          {t(`banner.${name}.text`)}
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
