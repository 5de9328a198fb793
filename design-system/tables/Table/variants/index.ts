import { type CSSObject, styled, type Theme } from '@mui/material/styles';
import { amounts, base, dense, plain } from './amounts.ts';
import { bars, ranges, waterfall } from './bars.ts';
import { comparison } from './comparison.ts';
import { facts } from './facts.ts';
import { figures, lines } from './figures.ts';

type Style = (theme: Theme) => CSSObject;

/** The element of each variant. One for each, so that a page has the rules of its own variants only. */
export const TABLES = {
  plain: table(amounts, plain),
  dense: table(amounts, dense),
  bars: table(amounts, bars),
  ranges: table(amounts, ranges),
  waterfall: table(amounts, waterfall),
  facts: table(facts),
  figures: table(figures),
  lines: table(figures, lines),
  comparison: table(...comparison),
};

function table(...styles: Style[]) {
  return styled('table')(({ theme }) => [base, ...styles].map((style) => style(theme)));
}
