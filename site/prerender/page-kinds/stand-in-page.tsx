import { Button } from '../../../design-system/actions/Button/Button.tsx';
import { HorizonLayout } from '../../../design-system/page/HorizonLayout/HorizonLayout.tsx';
import { Text } from '../../../design-system/text/Text/Text.tsx';
import { currentBrand } from '../../content/brands/current.ts';
import { STAND_IN_PATHS, type StandInKey } from '../../content/stand-ins.ts';
import type { Locale } from '../../i18n/locales.ts';
import { SiteLayout } from '../../layout/SiteLayout.tsx';
import { getHomePath } from '../../layout/section-links.ts';
import { getTextLookup } from '../../provider/page-texts.ts';
import { useSite } from '../../provider/SiteProvider.tsx';
import { useText } from '../../provider/useText.ts';
import type { SitePage } from '../site-page.ts';
import { pageHead } from './page-head.ts';

/** Turns a row of the stand-in table into a page of one language. */
export function standInPage({ key, locale }: { key: StandInKey; locale: Locale }): SitePage {
  const t = getTextLookup(currentBrand, locale);
  const title = t(`standIn.${key}.title`);
  return {
    head: pageHead(locale, {
      title,
      description: title,
      paths: STAND_IN_PATHS[key],
      indexed: false,
    }),
    view: <StandInView standIn={key} />,
  };
}

/** The page where a link of an invented brand ends: it says so, and where the link would lead. */
export function StandInView({ standIn }: { standIn: StandInKey }) {
  const { locale } = useSite();
  const t = useText();
  const destination = t(`standIn.${standIn}.destination`);
  return (
    <SiteLayout paths={STAND_IN_PATHS[standIn]}>
      <HorizonLayout>
        <Text variant="hero">{t(`standIn.${standIn}.title`)}</Text>
        <Text variant="lead">{t('standIn.text', { destination })}</Text>
        <Button href={getHomePath(locale)}>{t('standIn.back')}</Button>
      </HorizonLayout>
    </SiteLayout>
  );
}
