import type { Localized } from '../../i18n/locales.ts';
import type { Claim } from '../schemas.ts';
import { legalClaims } from './legal-claims.ts';

export type PortfolioKey = 'global' | 'globalGreen' | 'euroGreen';

type Value = Claim['value'];

/** The fields of a row itself; the rest comes with its source. */
type Facts = Pick<Claim, 'unit' | 'note'> & Partial<Claim>;

const OWN_FIGURES = {
  asOf: '2026-11-21',
  source: {
    title: {
      en: '{brand}, own figures',
      de: '{brand}, eigene Angaben',
    },
  },
  validUntil: '2027-12-31',
};

/** A portal that is not ours collects the ratings. */
const REVIEW_PAGE = {
  ...OWN_FIGURES,
  source: {
    title: {
      en: 'Public review page of {brand}',
      de: 'Öffentliche Bewertungsseite von {brand}',
    },
  },
  toBeConfirmed: 'the name of the portal that collects the reviews',
};

const INCOME_TAX_ACT = {
  asOf: '2026-11-21',
  source: {
    title: { en: 'Income Tax Act, section 20 (1) no. 6 EStG', de: '§ 20 Abs. 1 Nr. 6 EStG' },
    url: 'https://www.gesetze-im-internet.de/estg/__20.html',
  },
  validUntil: '2027-12-31',
};

const FEE = {
  en: 'Contract fee: per year, on what the contract is worth.',
  de: 'Vertragsgebühr: pro Jahr, auf den Wert des Vertrags.',
};

/**
 * THE claims ledger: every figure and every promise that visitors see, with its date and its source.
 * Percentages are as people say them (25.76), never fractions.
 */
export const claims = {
  committedContributions: ownFigure(100_000_000, {
    unit: 'euro',
    note: {
      en: 'Committed contributions: all that is agreed until the contracts end; a lower bound (“over”).',
      de: 'Zugesagte Beiträge: alles, was bis zum Ende der Verträge vereinbart ist; eine Untergrenze („über“).',
    },
    toBeConfirmed: 'that all contributions until the end of the contracts are meant',
  }),
  activeClients: ownFigure(500, {
    unit: 'count',
    note: {
      en: 'Active clients: a lower bound (“over”).',
      de: 'Aktive Kundinnen und Kunden: eine Untergrenze („über“).',
    },
  }),
  satisfaction: ownFigure(4.9, {
    unit: 'stars',
    note: {
      en: 'Satisfaction: average on a scale from 1 to 5.',
      de: 'Zufriedenheit: Durchschnitt auf einer Skala von 1 bis 5.',
    },
  }),
  ratingValue: ownFigure(4.9, {
    ...REVIEW_PAGE,
    unit: 'stars',
    note: {
      en: 'Rating of the pension: average on a scale from 1 to 5.',
      de: 'Bewertung der Rente: Durchschnitt auf einer Skala von 1 bis 5.',
    },
  }),
  ratingCount: ownFigure(130, {
    ...REVIEW_PAGE,
    unit: 'count',
    note: { en: 'Number of ratings.', de: 'Anzahl der Bewertungen.' },
  }),
  sisterRatingValue: ownFigure(4.9, {
    ...REVIEW_PAGE,
    unit: 'stars',
    note: {
      en: 'Rating of the sister brand: average on a scale from 1 to 5.',
      de: 'Bewertung der Schwestermarke: Durchschnitt auf einer Skala von 1 bis 5.',
    },
  }),
  sisterRatingCount: ownFigure(723, {
    ...REVIEW_PAGE,
    unit: 'count',
    note: {
      en: 'Number of ratings of the sister brand, not of the pension.',
      de: 'Anzahl der Bewertungen der Schwestermarke, nicht der Rente.',
    },
  }),
  etfUniverse: ownFigure(500, {
    unit: 'count',
    note: {
      en: 'ETFs to choose from: a lower bound (“over”).',
      de: 'ETFs zur Auswahl: eine Untergrenze („über“).',
    },
  }),
  minimumContribution: ownFigure(100, {
    unit: 'euroPerMonth',
    note: { en: 'Smallest monthly contribution.', de: 'Kleinster monatlicher Beitrag.' },
  }),
  // Tax is deferred, not waived: the sentence says both.
  taxFreeCompounding: statement(
    OWN_FIGURES,
    {
      en: 'Compounding without tax; it is due when your money is paid out',
      de: 'Zinseszins ohne Steuerabzug; die Steuer fällt bei der Auszahlung an',
    },
    {
      en: 'Compounding without tax: gains stay untaxed while you save, and tax on them is due at payout.',
      de: 'Zinseszins ohne Steuerabzug: Gewinne bleiben beim Sparen unversteuert, die Steuer darauf fällt bei der Auszahlung an.',
    },
  ),
  halfOfGainsTaxed: statement(
    INCOME_TAX_ACT,
    {
      en: 'On a lump-sum payout from age 62, half of the gains are taxed if the contract has run for at least 12 years.',
      de: 'Bei einer Einmalauszahlung ab 62 wird nur die Hälfte der Gewinne besteuert, wenn der Vertrag mindestens 12 Jahre gelaufen ist.',
    },
    {
      en: 'Half of the gains taxed: on a lump-sum payout from age 62 after at least 12 years, at your personal income tax rate. Compared with full taxation of the same contract, not with a brokerage account.',
      de: 'Hälfte der Gewinne besteuert: bei Einmalauszahlung ab 62 und mindestens 12 Jahren Laufzeit, mit deinem persönlichen Steuersatz. Verglichen mit der vollen Besteuerung desselben Vertrags, nicht mit einem Depot.',
    },
  ),
  subsidyReform: statement(
    {
      asOf: '2026-02-26',
      source: {
        title: {
          en: 'Bundestag, first reading of the law to reform private pensions (Altersvorsorgereformgesetz)',
          de: 'Bundestag, erste Lesung des Altersvorsorgereformgesetzes',
        },
      },
      validUntil: '2027-03-31',
    },
    {
      en: 'The state’s subsidies are being reformed: under the government’s draft, read in the Bundestag on 26 February 2026, new subsidised contracts such as the Altersvorsorgedepot are to take the place of Riester from 2027, with bonuses and full taxation later. Check what has become law before you decide.',
      de: 'Die staatliche Förderung wird umgebaut: Nach dem Regierungsentwurf, den der Bundestag am 26. Februar 2026 beraten hat, sollen ab 2027 neue geförderte Verträge wie das Altersvorsorgedepot Riester ablösen, mit Zulagen und voller Besteuerung später. Prüf vor deiner Entscheidung, was davon Gesetz geworden ist.',
    },
    {
      en: 'Reform of subsidised pensions: the state on the day named, not the latest one.',
      de: 'Reform der geförderten Vorsorge: der Stand am genannten Tag, nicht der neueste.',
    },
    'what has become law since',
  ),
  ...legalClaims,
  noHiddenFees: statement(
    OWN_FIGURES,
    {
      en: 'No upfront, withdrawal, rebalancing or cancellation fees',
      de: 'Keine Abschluss-, Entnahme-, Umschichtungs- oder Kündigungsgebühren',
    },
    {
      en: 'No fees for signing, withdrawing, rebalancing or cancelling.',
      de: 'Keine Gebühren für Abschluss, Entnahme, Umschichtung oder Kündigung.',
    },
  ),
  baseFee: ownFigure(0.69, { unit: 'percentPerYear', note: FEE }),
  reducedFee: ownFigure(0.59, { unit: 'percentPerYear', note: FEE }),
  lowestFee: ownFigure(0.49, { unit: 'percentPerYear', note: FEE }),
  reducedFeeFrom: ownFigure(250_000, {
    unit: 'euro',
    note: {
      en: 'Lower fees: for contracts worth 250.000\u00a0€ or more.',
      de: 'Niedrigere Gebühren: für Verträge ab 250.000\u00a0€.',
    },
    toBeConfirmed:
      'the price list names one threshold for both lower fees; pages say that the offer tells which one applies',
  }),
  productCost: ownFigure([0.49, 0.69], { unit: 'percentPerYear', note: FEE }),
  expertQuote: statement(
    OWN_FIGURES,
    {
      en: 'We expect our portfolios to beat the MSCI World Index by 2 percent.',
      de: 'Wir erwarten, dass unsere Portfolios den MSCI World Index um 2 Prozent schlagen.',
    },
    {
      en: 'Comparison with the MSCI World Index: an opinion about the future.',
      de: 'Vergleich mit dem MSCI World Index: eine Meinung über die Zukunft.',
    },
    'who says this, by name, and whether percentage points a year are meant',
  ),
  ...perPortfolio('etfCost', [0.25, 0.28, 0.26], {
    unit: 'percentPerYear',
    note: {
      en: 'ETF cost: per year, for the ETFs of a portfolio.',
      de: 'ETF-Kosten: pro Jahr, für die ETFs eines Portfolios.',
    },
  }),
  ...perPortfolio('annualReturn', [8.3, [7.9, 8.2], 7.2], {
    unit: 'percentPerYear',
    note: {
      en: 'Expected return: an assumption per year.',
      de: 'Erwartete Rendite: eine Annahme pro Jahr.',
    },
  }),
  ...perPortfolio('historicalPerformance', [12.96, 14.2, 8.01], {
    unit: 'percent',
    note: {
      en: 'Historical performance: the source names no period.',
      de: 'Historische Wertentwicklung: Die Quelle nennt keinen Zeitraum.',
    },
  }),
  ...perPortfolio('performance2023', [20.772, 21.572, 18.333], {
    unit: 'percent',
    asOf: '2023-12-31',
    note: {
      en: 'Performance 2023: calendar year, rounded to two decimals.',
      de: 'Wertentwicklung 2023: Kalenderjahr, auf zwei Nachkommastellen gerundet.',
    },
  }),
  ...perPortfolio('performance2024', [25.76, 24.81, 12.28], {
    unit: 'percent',
    asOf: '2024-12-31',
    note: {
      en: 'Performance 2024: calendar year.',
      de: 'Wertentwicklung 2024: Kalenderjahr.',
    },
  }),
  // Cannot be derived from the other figures: never recalculated.
  ...perPortfolio('expectedNetAssets', [468_117, 432_735, 330_912], {
    unit: 'euro',
    note: {
      en: 'Expected net assets at 67: a fixed figure, not calculated from the others.',
      de: 'Erwartetes Nettovermögen mit 67: eine feste Zahl, nicht aus den anderen berechnet.',
    },
  }),
} satisfies Record<string, Claim>;

export type ClaimId = keyof typeof claims;

/** One row of the ledger, its value typed as what it is. */
export function claim<Id extends ClaimId>(id: Id): (typeof claims)[Id] {
  return claims[id];
}

function ownFigure<const V extends Value>(value: V, facts: Facts) {
  return { ...OWN_FIGURES, ...facts, value };
}

function statement(
  origin: Omit<Claim, 'value' | 'unit' | 'note' | 'toBeConfirmed'>,
  value: Localized,
  note: Localized,
  toBeConfirmed?: string,
) {
  return {
    ...origin,
    unit: 'words' as const,
    value,
    note,
    ...(toBeConfirmed && { toBeConfirmed }),
  };
}

/** One figure of each portfolio, in the order Global, Global Green, Euro Green: `etfCost.global`. */
function perPortfolio<F extends string, const V extends readonly [Value, Value, Value]>(
  figure: F,
  values: V,
  facts: Facts,
) {
  const [global, globalGreen, euroGreen] = values;
  return {
    [`${figure}.global`]: ownFigure(global, facts),
    [`${figure}.globalGreen`]: ownFigure(globalGreen, facts),
    [`${figure}.euroGreen`]: ownFigure(euroGreen, facts),
  } as Record<`${F}.${PortfolioKey}`, ReturnType<typeof ownFigure<V[number]>>>;
}
