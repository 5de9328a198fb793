import type { IntlShape } from 'react-intl';
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
export function createReport(intl: IntlShape) {
  const sections = [describeYears(intl), describeFigures(intl)];
  return {
    title: intl.formatMessage({ id: 'report.title' }),
    lead: intl.formatMessage({ id: 'report.lead' }),
    sections,
  };
}

function describeYears(intl: IntlShape): ReportSection {
  return {
    heading: intl.formatMessage({ id: 'report.years' }),
    drawn: true,
    paragraphs: [
      intl.formatMessage({ id: 'performance.note' }, { years: PERFORMANCE_YEARS.length }),
    ],
    table: {
      columns: [intl.formatMessage({ id: 'performance.year' }), ...listPortfolioTitles(intl)],
      rows: PERFORMANCE_YEARS.map((year) => ({
        header: year,
        cells: PORTFOLIO_KEYS.map((key) =>
          formatPercent(toRate(portfolios[key].performance[year]), { digits: 2, signed: true }),
        ),
      })),
    },
  };
}

function describeFigures(intl: IntlShape): ReportSection {
  const { age, once, monthly, until } = exampleSaver;
  const example = { age, once: formatEuro(once), monthly: formatEuro(monthly), until };
  return {
    heading: intl.formatMessage({ id: 'report.figures' }),
    paragraphs: [
      PORTFOLIO_KEYS.map(
        (key) =>
          `${intl.formatMessage({ id: `portfolios.${key}.title` })}: ${intl.formatMessage({ id: `portfolios.${key}.text` })}`,
      ).join(' '),
      intl.formatMessage({ id: 'portfolios.example' }, example),
    ],
    table: {
      columns: [intl.formatMessage({ id: 'report.figure' }), ...listPortfolioTitles(intl)],
      rows: [
        {
          header: intl.formatMessage({ id: 'portfolios.currency.label' }),
          cells: PORTFOLIO_KEYS.map((key) => portfolios[key].currency),
        },
        ...FIGURES.map((figure) => ({
          header: intl.formatMessage({ id: `portfolios.${figure}.label` }),
          cells: PORTFOLIO_KEYS.map((key) => formatFigure(portfolios[key], figure)),
        })),
      ],
    },
  };
}

function listPortfolioTitles(intl: IntlShape): string[] {
  return PORTFOLIO_KEYS.map((key) => intl.formatMessage({ id: `portfolios.${key}.title` }));
}
