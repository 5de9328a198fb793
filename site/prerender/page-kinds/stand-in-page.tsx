import { Button } from '../../../design-system/actions/Button/Button.tsx';
import { HorizonLayout } from '../../../design-system/page/HorizonLayout/HorizonLayout.tsx';
import { Text } from '../../../design-system/text/Text/Text.tsx';
import { currentBrand } from '../../content/brands/current.ts';
import { type StandInKey, standIns } from '../../content/stand-ins.ts';
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
  const { path, title } = standIns[key];
  return {
    head: pageHead(locale, {
      title: t(title),
      description: t(title),
      paths: path,
      indexed: false,
    }),
    view: <StandInView standIn={key} />,
  };
}

/** The page where a link of an invented brand ends: it says so, and where the link would lead. */
export function StandInView({ standIn }: { standIn: StandInKey }) {
  const { locale } = useSite();
  const t = useText();
  const { path, title, destination } = standIns[standIn];
  return (
    <SiteLayout paths={path}>
      <HorizonLayout>
        <Text variant="hero">{t(title)}</Text>
        <Text variant="lead">{t('standIn.text', { destination: t(destination) })}</Text>
        <Button href={getHomePath(locale)}>{t('standIn.back')}</Button>
      </HorizonLayout>
    </SiteLayout>
  );
}
