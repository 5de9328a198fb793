import { styled } from '@mui/material/styles';
import { Button } from '../../design-system/Button/Button.tsx';
import { useSite } from '../SiteProvider.tsx';
import { useText } from '../useText.ts';

/**
 * The way to the plan at the end of an argument, in the words that it has everywhere. On a phone it is
 * left out: there the header, which stays in view, has little else.
 */
export function StartLink() {
  const { brand, locale } = useSite();
  const t = useText();
  return (
    <WideButton look="outline" href={brand.urls.offer[locale]} data-cta="cta">
      {t('frame.cta')}
    </WideButton>
  );
}

const WideButton = styled(Button)(({ theme }) => ({
  [theme.breakpoints.down('sm')]: { display: 'none' },
}));
