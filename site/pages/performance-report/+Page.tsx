import { Download } from 'lucide';
import { useIntl } from 'react-intl';
import { Button } from '../../../design-system/actions/Button/Button.tsx';
import { Icon } from '../../../design-system/drawings/Icon/Icon.tsx';
import { Table } from '../../../design-system/tables/Table/Table.tsx';
import { facts } from '../../../design-system/tables/Table/variants/facts.ts';
import { Article } from '../../../design-system/text/Article/Article.tsx';
import { Text } from '../../../design-system/text/Text/Text.tsx';
import { SiteLayout } from '../../layout/SiteLayout.tsx';
import { SourceNote } from '../../provider/SourceNote.tsx';
import { createReport, REPORT_CLAIMS, withoutBars } from '../../report/report.ts';
import { REPORT_PATHS } from '../../report/report-paths.ts';
import { useReportLinks } from '../../report/useReportLinks.ts';
import { CostBars } from '../../sections/Portfolios/CostBars.tsx';

/** The performance report as a page: the texts and figures of its PDF. */
export function Page() {
  const intl = useIntl();
  const { pdf } = useReportLinks();
  const { title, lead, sections } = createReport(intl);
  return (
    <SiteLayout paths={REPORT_PATHS}>
      <Article
        title={title}
        lead={lead}
        action={<Button {...pdf} endIcon={<Icon icon={Download} />} />}
      >
        {sections.map(({ heading, paragraphs, portfolios, table }) => (
          <section key={heading}>
            <Text variant="subtitle" component="h2">
              {heading}
            </Text>
            {paragraphs.map((paragraph) => (
              <Text key={paragraph}>{paragraph}</Text>
            ))}
            {portfolios && <CostBars />}
            <Table
              variant={facts}
              caption={heading}
              // Its costs are drawn above it.
              {...(portfolios ? withoutBars(table) : table)}
            />
          </section>
        ))}
        <SourceNote claims={REPORT_CLAIMS} />
      </Article>
    </SiteLayout>
  );
}
