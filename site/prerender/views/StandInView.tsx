import { Button } from '../../../design-system/actions/Button/Button.tsx';
import { Outlook } from '../../../design-system/drawings/Outlook/Outlook.tsx';
import { Text } from '../../../design-system/text/Text/Text.tsx';
import { type StandInKey, standIns } from '../../content/stand-ins.ts';
import { SiteLayout } from '../../layout/SiteLayout.tsx';
import { homePath } from '../../layout/section-links.ts';
import { useSite } from '../../provider/SiteProvider.tsx';
import { useText } from '../../provider/useText.ts';

/** The page where a link of an invented brand ends: it says so, and where the link would lead. */
export function StandInView({ standIn }: { standIn: StandInKey }) {
  const { locale } = useSite();
  const t = useText();
  const { path, title, destination } = standIns[standIn];
  return (
    <SiteLayout paths={path}>
      <Outlook>
        <Text variant="hero">{t(title)}</Text>
        <Text variant="lead">{t('standIn.text', { destination: t(destination) })}</Text>
        <Button href={homePath(locale)}>{t('standIn.back')}</Button>
      </Outlook>
    </SiteLayout>
  );
}
