import { toRate } from '../../lib/rates.ts';
import type { ClaimId } from '../content/claims/claims.ts';
import {
  FIGURE_CLAIMS,
  FIGURES,
  formatFigure,
  PERFORMANCE_CLAIMS,
} from '../content/claims/portfolio-figures.ts';
import {
  exampleSaver,
  PERFORMANCE_YEARS,
  PORTFOLIO_KEYS,
  portfolios,
} from '../content/portfolios.ts';
import { formatEuro, formatPercent } from '../i18n/format.ts';
import type { TextLookup } from '../provider/text-lookup.ts';

interface ReportSection {
  heading: string;
  paragraphs: readonly string[];
  /** Its page draws the figures, too: results of calendar years. */
  drawn?: true;
  table: ReportTable;
}

/** Figures as they are read: after the heading of the rows a column for each portfolio. */
export interface ReportTable {
  columns: readonly string[];
  rows: readonly { header: string; cells: readonly string[] }[];
}

/** The claims behind the report's figures. */
export const REPORT_CLAIMS: readonly ClaimId[] = [...PERFORMANCE_CLAIMS, ...FIGURE_CLAIMS];

/** The performance report in the language of `t`: the same for its page and for its PDF. */
export function createReport(t: TextLookup) {
  const sections = [describeYears(t), describeFigures(t)];
  return { title: t('report.title'), lead: t('report.lead'), sections };
}

function describeYears(t: TextLookup): ReportSection {
  return {
    heading: t('report.years'),
    drawn: true,
    paragraphs: [t('performance.note', { years: PERFORMANCE_YEARS.length })],
    table: {
      columns: [t('performance.year'), ...listPortfolioTitles(t)],
      rows: PERFORMANCE_YEARS.map((year) => ({
        header: year,
        cells: PORTFOLIO_KEYS.map((key) =>
          formatPercent(toRate(portfolios[key].performance[year]), { digits: 2, signed: true }),
        ),
      })),
    },
  };
}

function describeFigures(t: TextLookup): ReportSection {
  const { age, once, monthly, until } = exampleSaver;
  const example = { age, once: formatEuro(once), monthly: formatEuro(monthly), until };
  return {
    heading: t('report.figures'),
    paragraphs: [
      PORTFOLIO_KEYS.map(
        (key) => `${t(`portfolios.${key}.title`)}: ${t(`portfolios.${key}.text`)}`,
      ).join(' '),
      t('portfolios.example', example),
    ],
    table: {
      columns: [t('report.figure'), ...listPortfolioTitles(t)],
      rows: [
        {
          header: t('portfolios.currency.label'),
          cells: PORTFOLIO_KEYS.map((key) => portfolios[key].currency),
        },
        ...FIGURES.map((figure) => ({
          header: t(`portfolios.${figure}.label`),
          cells: PORTFOLIO_KEYS.map((key) => formatFigure(portfolios[key], figure)),
        })),
      ],
    },
  };
}

function listPortfolioTitles(t: TextLookup): string[] {
  return PORTFOLIO_KEYS.map((key) => t(`portfolios.${key}.title`));
}
