import { styled } from '@mui/material/styles';
import { Button } from '../../../design-system/actions/Button/Button.tsx';
import { TextLink } from '../../../design-system/actions/TextLink/TextLink.tsx';
import { useSite } from '../../provider/SiteProvider.tsx';
import { useReportLinks } from '../../report/useReportLinks.ts';

/** The way to the performance report: a page in English and a PDF in German. */
export function ReportLinks() {
  const { locale } = useSite();
  const { page, pdf } = useReportLinks();
  const [first, second] = locale === 'de' ? [pdf, page] : [page, pdf];
  return (
    <Links>
      <Button variant="glow" size="small" {...first} />
      <TextLink alone onDark {...second} />
    </Links>
  );
}

const Links = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${theme.vars.space.xs} ${theme.vars.space.m}`,
}));
