import { createIntl } from 'react-intl';
import { expect, onTestFinished, test } from 'vitest';
import { toRate } from '../../../lib/rates.ts';
import { capitalGainsTaxRate, DEFAULT_ASSUMPTIONS, PRESETS } from '../../calculation/index.ts';
import { listTextsIn } from '../../i18n/list-texts-in.ts';
import { LOCALES, type Locale } from '../../i18n/locales.ts';
import { messages } from '../../i18n/messages/index.ts';
import { pickIslandMessages } from '../../islands/island-messages.ts';
import { getIntl } from '../../provider/page-texts.ts';
import { configureIntl } from '../../provider/texts.ts';
import { baseTier, reducedTiers } from '../costs.ts';
import { documents } from '../documents/index.ts';
import { faq } from '../faq.ts';
import { type ClaimId, claims } from './claims.ts';
import { findTypedAmount, findTypedFigures, nameTypedFigure } from './find-typed-figures.ts';
import { formatClaims } from './format-claims.ts';
import { outOfDate } from './out-of-date.ts';

function listTexts(locale: Locale) {
  return [...Object.entries(messages[locale]), ...listTextsIn({ faq, documents }, locale)];
}

/** Texts in which a figure stands for something else than the claim that has the same one. */
const OTHER_FIGURES: Readonly<Record<string, string>> = {
  'portfolios.expectedNetAssets.label': 'the age of the example, which the ledger has as a whole',
  'frame.footer.risk': 'an example of how numbers are written',
  'pensionGap.calculator.chart.unit': 'the same',
};

test.each(LOCALES)('no text in %s types the figure of a claim', (locale) => {
  const typed = listTexts(locale)
    .filter(([id]) => !(id in OTHER_FIGURES))
    .flatMap(([id, text]) => findTypedFigures(text).map((claim) => `${id}: write {${claim}}`));
  expect(typed).toEqual([]);
});

test('every exception is needed', () => {
  const all = LOCALES.flatMap((locale) => listTexts(locale));
  const needed = all.filter(([, text]) => findTypedFigures(text).length > 0);
  expect([...new Set(needed.map(([id]) => id))].sort()).toEqual(Object.keys(OTHER_FIGURES).sort());
});

test.each<[ClaimId, string]>([
  ['contractExemption', 'Vorab bleiben 15 Prozent frei.'],
  ['contractExemption', 'First 15\u00a0% are exempt.'],
  ['flatTaxWithSurcharge', 'höchstens 26,375\u00a0%'],
  ['halfTaxedAfterYears', 'mindestens zwölf Jahre'],
  ['halfTaxedAfterYears', 'the twelve-year rule'],
  ['halfTaxedAfterYears', 'nach 12\u00a0Jahren'],
  ['halfTaxedFromAge', 'after your 62nd birthday'],
  ['saverAllowance', 'grants 1.000\u00a0€'],
  ['minimumContribution', 'ab 100\u00a0€ im Monat'],
  ['withdrawalDays', 'within 30 days'],
])('this test sees the figure of %s in «%s»', (id, text) => {
  expect(findTypedFigures(text)).toContain(id);
});

test.each(['section 62 EStG', '§ 15 Abs. 62 VersVermV', '115 Prozent', '2.100\u00a0€', '0,15 %'])(
  'this test sees no figure in «%s»',
  (text) => {
    expect(findTypedFigures(text)).toEqual([]);
  },
);

test.each([
  ['grows 3.7 percent a year', '3.7 percent'],
  ['mit 1.234,56\u00a0€ im Monat', '1.234,56 €'],
  ['for €250 a month', '€250'],
  ['200 Euro im Monat', '200 Euro'],
  ['für 250,00 EUR im Monat', '250,00 EUR'],
  ['for EUR 250 a month', 'EUR 250'],
  ['section 20 (1) EStG', undefined],
  ['20 Eurozone countries, 24,000 customers', undefined],
  ['from {minimumContribution} a month', undefined],
])('of «%s» the typed amount is %s', (text, amount) => {
  expect(findTypedAmount(text)).toBe(amount);
});

test('the figures of law and of our price list are those that the calculation counts with', () => {
  const { tax, retirementAge, pensionGap, pf, payout } = DEFAULT_ASSUMPTIONS;
  expect({
    halfTaxedFromAge: claims.halfTaxedFromAge.value,
    halfTaxedAfterYears: claims.halfTaxedAfterYears.value,
    contractExemption: claims.contractExemption.value / 100,
    equityFundExemption: claims.equityFundExemption.value / 100,
    flatTax: claims.flatTax.value / 100,
    flatTaxWithSurcharge: claims.flatTaxWithSurcharge.value / 100,
    saverAllowance: claims.saverAllowance.value,
    annuityFactor: claims.annuityFactor.value,
    standardRetirementAge: claims.standardRetirementAge.value,
    standardPensionYears: claims.standardPensionYears.value,
    fees: [baseTier, ...reducedTiers].map(({ percentPerYear }) => toRate(percentPerYear)),
    reducedFeeFrom: claims.reducedFeeFrom.value,
  }).toEqual({
    halfTaxedFromAge: tax.halfIncomeMinAge,
    halfTaxedAfterYears: tax.halfIncomeMinYears,
    contractExemption: tax.insuranceExemption,
    equityFundExemption: tax.fundExemption,
    flatTax: tax.capitalGainsRate,
    flatTaxWithSurcharge: capitalGainsTaxRate(DEFAULT_ASSUMPTIONS),
    saverAllowance: PRESETS.cautious.saversAllowance,
    annuityFactor: payout.annuityFactor,
    standardRetirementAge: retirementAge,
    standardPensionYears: pensionGap.contributionYears,
    fees: pf.feeTiers.map(([, rate]) => rate),
    reducedFeeFrom: pf.feeTiers[1]?.[0],
  });
});

test('texts name figures the German way, counts by language', () => {
  expect(formatClaims('de')).toMatchObject({
    productCost: '0,49–0,69\u00a0%',
    etfCostRange: '0,25–0,28\u00a0%',
    minimumContribution: '100\u00a0€',
    flatTaxWithSurcharge: '26,375\u00a0%',
    latestStartAge: '55',
    satisfaction: '4,9',
  });
  expect(formatClaims('en')).toMatchObject({ satisfaction: '4.9', flatTax: '25\u00a0%' });
});

test.each([
  ['en', '(As of 26\u00a0February 2026, out of date.)', '21\u00a0November 2026 (out of date)'],
  ['de', '(Stand 26.\u00a0Februar 2026, veraltet.)', '21.\u00a0November 2026 (veraltet)'],
] as const)('in %s what is out of date says so: words and days', (locale, mark, day) => {
  const marks = outOfDate as Set<string>;
  onTestFinished(() => marks.clear());
  const now = formatClaims(locale);
  marks.add('subsidyReform').add('flatTax');
  const all = formatClaims(locale);
  expect(all.subsidyReform).toBe(`${now.subsidyReform} ${mark}`);
  expect(all.lawAsOf).toBe(day);
  expect({ ...all, subsidyReform: '', lawAsOf: '' }).toEqual({
    ...now,
    subsidyReform: '',
    lawAsOf: '',
  });
});

test('a figure that nothing fills in is refused', () => {
  const { formatMessage } = getIntl('fernblick', 'en');
  expect(() => formatMessage({ id: 'field.typeIn' })).toThrow('label');
});

test('an island, which has no ledger, has the figures in its texts', () => {
  expect(messages.en['comparison.assumption.saversAllowance.source']).toContain('{saverAllowance}');
  const texts = pickIslandMessages('assumptions', 'fernblick', 'en');
  const { formatMessage } = createIntl(configureIntl('en', texts));
  const id = 'comparison.assumption.saversAllowance.source';
  expect(formatMessage({ id })).toContain('1.000\u00a0€');
});

test('an island’s texts keep numbers to their units', () => {
  expect(JSON.stringify(pickIslandMessages('comparison', 'fernblick', 'de'))).toContain(
    '§\u00a020 Abs.\u00a01',
  );
});

test.each(LOCALES)('the ledger’s statements in %s keep numbers to their units', (locale) => {
  const { expertQuote = '' } = formatClaims(locale);
  expect(expertQuote).toMatch(/\d\u00a0(Prozent|percent)/);
});

test.each([
  ['From 100 € a month', 'minimumContribution', 'From {minimumContribution} a month'],
  ['Ab 100\u00a0Euro im Monat', 'minimumContribution', 'Ab {minimumContribution} im Monat'],
  ['nach zwölf Jahren', 'halfTaxedAfterYears', 'nach {halfTaxedAfterYears} Jahren'],
  ['a 45-year career', 'standardPensionYears', 'a {standardPensionYears}-year career'],
  ['from 67 on', 'standardRetirementAge', 'from {standardRetirementAge} on'],
] as const)('«%s» can name %s', (text, claim, named) => {
  expect(nameTypedFigure(text, claim)).toBe(named);
});
