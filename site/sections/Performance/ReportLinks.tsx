import { styled } from '@mui/material/styles';
import { Button } from '../../../design-system/Button/Button.tsx';
import { TextLink } from '../../../design-system/TextLink/TextLink.tsx';
import { useReportLinks } from '../../report/useReportLinks.ts';
import { useSite } from '../../SiteProvider.tsx';

/** The way to the performance report: as the specification has it, a page in English and a PDF in German. */
export function ReportLinks() {
  const { locale } = useSite();
  const { page, pdf } = useReportLinks();
  const [first, second] = locale === 'de' ? [pdf, page] : [page, pdf];
  return (
    <Links>
      <Button look="glow" {...first} />
      <TextLink ground="deep" {...second} />
    </Links>
  );
}

const Links = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${theme.vars.space.m} ${theme.vars.space.l}`,
}));
