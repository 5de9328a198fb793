import { reportFiles } from 'virtual:report';
import { useIntl } from 'react-intl';
import { toAddress } from '../config/address.ts';
import { useSite } from '../provider/site-context.ts';
import { REPORT_PATHS } from './report-paths.ts';

/** The links to the performance report in the page's language, as props of a link; the PDF says its size. */
export function useReportLinks() {
  const { locale } = useSite();
  const intl = useIntl();
  const { path, bytes } = reportFiles[locale];
  return {
    page: {
      href: toAddress(REPORT_PATHS[locale]),
      children: intl.formatMessage({ id: 'report.read' }),
    },
    pdf: {
      href: toAddress(path),
      download: true,
      children: intl.formatMessage({ id: 'report.download' }, { size: Math.ceil(bytes / 1000) }),
    },
  };
}
