import { Button } from '../../design-system/Button/Button.tsx';
import { Outlook } from '../../design-system/Outlook/Outlook.tsx';
import { Text } from '../../design-system/Text/Text.tsx';
import { type StandInKey, standIns } from '../content/stand-ins.ts';
import { SiteFrame } from '../frame/SiteFrame.tsx';
import { homePath } from '../frame/section-links.ts';
import { useSite } from '../SiteProvider.tsx';
import { useText } from '../useText.ts';

/** The page where a link of an invented brand ends: it says so, and where the link would lead. */
export function StandInView({ standIn }: { standIn: StandInKey }) {
  const { locale } = useSite();
  const t = useText();
  const { path, title, destination } = standIns[standIn];
  return (
    <SiteFrame paths={path}>
      <Outlook>
        <Text variant="hero">{t(title)}</Text>
        <Text variant="lead">{t('standIn.text', { destination: t(destination) })}</Text>
        <Button href={homePath(locale)}>{t('standIn.back')}</Button>
      </Outlook>
    </SiteFrame>
  );
}
