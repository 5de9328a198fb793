import type { IntlShape } from 'react-intl';
import { toRate } from '../../lib/rates.ts';
import type { ClaimId } from '../content/claims/claims.ts';
import {
  FIGURE_CLAIMS,
  FIGURES,
  type Figure,
  formatFigure,
  PERFORMANCE_CLAIMS,
} from '../content/claims/portfolio-figures.ts';
import {
  exampleSaver,
  PERFORMANCE_YEARS,
  PORTFOLIO_KEYS,
  portfolios,
} from '../content/portfolios.ts';
import type { Portfolio } from '../content/schemas.ts';
import { formatEuro, formatPercent } from '../i18n/format.ts';

interface ReportSection {
  heading: string;
  paragraphs: readonly string[];
  /** What each portfolio is. Its page draws the costs of each in place of bars, and says it there. */
  portfolios?: string;
  table: ReportTable;
}

/** Figures as they are read: after the heading of the rows a column for each portfolio. */
export interface ReportTable {
  columns: readonly string[];
  rows: readonly {
    header: string;
    /** What has a value is drawn as a bar, too. */
    cells: readonly { text: string; value?: number }[];
  }[];
}

/** The claims behind the report's figures. */
export const REPORT_CLAIMS: readonly ClaimId[] = [...PERFORMANCE_CLAIMS, ...FIGURE_CLAIMS];

/** The performance report in the language of `t`: the same for its page and for its PDF. */
export function createReport(intl: IntlShape) {
  return {
    title: intl.formatMessage({ id: 'report.title' }),
    lead: intl.formatMessage({ id: 'report.lead' }),
    sections: [describeYears(intl), describeFigures(intl)],
  };
}

function describeYears(intl: IntlShape): ReportSection {
  return {
    heading: intl.formatMessage({ id: 'report.years' }),
    paragraphs: [
      intl.formatMessage({ id: 'performance.note' }, { years: PERFORMANCE_YEARS.length }),
    ],
    table: tabulateYears(intl),
  };
}

/** The result of each calendar year and portfolio. */
export function tabulateYears(intl: IntlShape): ReportTable {
  return {
    columns: [intl.formatMessage({ id: 'performance.year' }), ...listPortfolioTitles(intl)],
    rows: PERFORMANCE_YEARS.map((year) => ({
      header: year,
      cells: PORTFOLIO_KEYS.map((key) => {
        const value = portfolios[key].performance[year];
        return { text: formatPercent(toRate(value), { digits: 2, signed: true }), value };
      }),
    })),
  };
}

/** The same figures where nothing is drawn. */
export function withoutBars({ columns, rows }: ReportTable) {
  return {
    columns,
    rows: rows.map(({ header, cells }) => ({ header, cells: cells.map(({ text }) => text) })),
  };
}

function describeFigures(intl: IntlShape): ReportSection {
  const { age, once, monthly, until } = exampleSaver;
  const example = { age, once: formatEuro(once), monthly: formatEuro(monthly), until };
  return {
    heading: intl.formatMessage({ id: 'report.figures' }),
    portfolios: PORTFOLIO_KEYS.map(
      (key) =>
        `${intl.formatMessage({ id: `portfolios.${key}.title` })}: ${intl.formatMessage({ id: `portfolios.${key}.text` })}`,
    ).join(' '),
    paragraphs: [intl.formatMessage({ id: 'portfolios.example' }, example)],
    table: {
      columns: [intl.formatMessage({ id: 'report.figure' }), ...listPortfolioTitles(intl)],
      rows: [
        {
          header: intl.formatMessage({ id: 'portfolios.currency.label' }),
          cells: PORTFOLIO_KEYS.map((key) => ({ text: portfolios[key].currency })),
        },
        ...FIGURES.map((figure) => ({
          header: intl.formatMessage({ id: `portfolios.${figure}.label` }),
          cells: PORTFOLIO_KEYS.map((key) => {
            const value = getCost(portfolios[key], figure);
            return { text: formatFigure(portfolios[key], figure), ...(value && { value }) };
          }),
        })),
      ],
    },
  };
}

/** Of a figure that is a cost, in percentage points at most. */
function getCost({ etfCost, productCost }: Portfolio, figure: Figure): number | undefined {
  if (figure === 'etfCost') return etfCost;
  return figure === 'productCost' ? productCost[1] : undefined;
}

function listPortfolioTitles(intl: IntlShape): string[] {
  return PORTFOLIO_KEYS.map((key) => intl.formatMessage({ id: `portfolios.${key}.title` }));
}
