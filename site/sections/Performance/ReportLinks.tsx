import { styled } from '@mui/material/styles';
import { Button } from '../../../design-system/Button/Button.tsx';
import { TextLink } from '../../../design-system/TextLink/TextLink.tsx';
import { useReportLinks } from '../../report/useReportLinks.ts';
import { useSite } from '../../SiteProvider.tsx';
import { useText } from '../../useText.ts';

/**
 * The way to the performance report, as the specification has it a page in English and a PDF in
 * German, and quietly beside it the way to the plan.
 */
export function ReportLinks() {
  const { brand, locale } = useSite();
  const t = useText();
  const { page, pdf } = useReportLinks();
  const [first, second] = locale === 'de' ? [pdf, page] : [page, pdf];
  return (
    <Links>
      <Button look="glow" {...first} />
      <TextLink ground="deep" {...second} />
      <TextLink ground="deep" href={brand.urls.offer[locale]} data-cta="cta">
        {t('frame.cta')}
      </TextLink>
    </Links>
  );
}

const Links = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.vars.space.m,
  '& > [data-cta]': theme.typography.label,
}));
