import { getDocumentProxy } from 'unpdf';
import { expect, test } from 'vitest';
import { keysOf } from '../../lib/objects.ts';
import { brandTokens } from '../../tokens/index.ts';
import { LOCALES } from '../i18n/locales.ts';
import { createReportPdf } from './report-pdf.ts';

const REPORTS = keysOf(brandTokens).flatMap((brand) =>
  LOCALES.map((locale) => ({ brand, locale })),
);

test.each(REPORTS)('the report of $brand in $locale fits on one sheet', async (report) => {
  const pdf = await createReportPdf(report.brand, report.locale);
  const { numPages } = await getDocumentProxy(new Uint8Array(pdf));
  expect(numPages).toBe(1);
});

test('the same report is the same file, so that its address stays', async () => {
  const [first, second] = await Promise.all([
    createReportPdf('fernblick', 'de'),
    createReportPdf('fernblick', 'de'),
  ]);
  expect(first.equals(second)).toBe(true);
});
