/**
 * Everything the model takes for granted, each number with its unit and source. Rates are
 * fractions (0.07 = 7 %), money is in euros. «Assumption» marks a choice of ours that no law and
 * no published price settles (docs/calculation.md, section 2).
 */
export const DEFAULT_ASSUMPTIONS = deepFreeze({
  /** Calendar year of the contract start on 1 January: the last year with published parameters. */
  startYear: 2026,
  /** Scheduled payout age: the standard retirement age, § 35 SGB VI. */
  retirementAge: 67,
  /** Payout age in the early scenario, weighted by `probabilityRetireAt62`. */
  earlyExitAge: 62,
  /** Return of the market per year, before all costs. Assumption: long-run world equities. */
  marketReturn: 0.07,
  /** Yearly rise of prices; only turns euros at retirement into today's. Assumption: ECB target. */
  inflation: 0.02,
  /** Part of the Sparer-Pauschbetrag (§ 20(9) EStG) free for this plan, euros a year. */
  saversAllowance: 0, // Assumption: other savings use up the statutory 1,000 euros.
  /** Church tax as a share of the income tax: 0.08 or 0.09 for members. */
  churchTaxRate: 0,

  tax: {
    /** Joint filing halves the income and doubles the tax: splitting, § 32a(5) EStG. */
    filing: 'single' as 'single' | 'joint',
    /** Flat tax on capital income, § 32d(1) EStG. */
    capitalGainsRate: 0.25,
    /** Solidarity surcharge on the tax, § 4 SolzG. */
    soliRate: 0.055,
    /** Teilfreistellung of an equity fund held in a depot, § 20(1) InvStG. */
    fundExemption: 0.3,
    /** Exempt share of the gain of a unit-linked insurance, § 20(1) Nr. 6 S. 9 EStG. */
    insuranceExemption: 0.15,
    /** Taxed share of the gain if both half-income conditions hold, § 20(1) Nr. 6 S. 2 EStG. */
    halfIncomeShare: 0.5,
    /** Least age at payout: 62 for contracts since 2012, § 52(28) EStG. */
    halfIncomeMinAge: 62,
    /** Least number of contract years, § 20(1) Nr. 6 S. 2 EStG. */
    halfIncomeMinYears: 12,
    /** Share of the Basiszins that makes the Basisertrag, § 18(1) InvStG. */
    vorabFactor: 0.7,
    /** Basiszins by calendar year, § 18(4) InvStG: published by the finance ministry (BMF). */
    basiszins: byYear({
      2018: 0.0087,
      2019: 0.0052,
      2020: 0.0007,
      2021: -0.0045,
      2022: -0.0005,
      2023: 0.0255,
      2024: 0.0229,
      2025: 0.0253,
      2026: 0.032,
    }),
    /** Basiszins of all later years; `null` holds the last known one. */
    basiszinsAfterLast: null as number | null, // Assumption: a market yield forecasts itself.
    /** How half-taxed gains meet the income tax: by the tariff, § 32d(2) Nr. 2 EStG, or flat. */
    personalRateMode: 'tariff' as 'tariff' | 'flat',
    /** All-in rate of mode «flat». Assumption. */
    personalRateFlat: 0.35,
    /** Other taxable income of the payout year, a couple's if joint, in money of `tariff.year`. */
    otherTaxableIncome: 20_000, // Assumption: an average earner's statutory pension.
    /** Yearly rise of all brackets and of the other income. Assumption: the ECB's target. */
    tariffIndexation: 0.02,
    /** Income tax tariff, § 32a(1) EStG 2026: zone ends in euros, then the formulas' coefficients. */
    tariff: {
      year: 2026,
      basicAllowance: 12_348,
      zone2End: 17_799,
      zone3End: 69_878,
      zone4End: 277_825,
      /** Zone 2: (z2a·y + z2b)·y, y in 10,000 euros above the basic allowance. */
      z2a: 914.51,
      z2b: 1400,
      /** Zone 3: (z3a·z + z3b)·z + z3c, z in 10,000 euros above zone 2. */
      z3a: 173.1,
      z3b: 2397,
      z3c: 1034.87,
      /** Zones 4 and 5: rate times income, less a constant. */
      r4: 0.42,
      o4: 11_135.63,
      r5: 0.45,
      o5: 19_470.38,
      /** Income tax up to which no solidarity surcharge is due, § 3 SolzG 2026, euros. */
      soliFree: 20_350,
      /** Share of the tax above it that caps the surcharge, § 4 SolzG. */
      soliSlope: 0.119,
    },
  },

  /** Our pension. */
  pf: {
    /** [euros, yearly rate]: the rate from this contract value on, on the whole value. */
    feeTiers: [
      [0, 0.0069], // Published price.
      [250_000, 0.0059], // Published price.
      [500_000, 0.0049], // Published rate; assumption: its threshold.
    ] satisfies FeeTier[],
    /** Share of all agreed contributions charged at the start: none, published. */
    upfrontRate: 0,
    /** Share of every order: none, published. */
    orderFee: 0,
    tech: neutralTech(),
  },

  /** Another provider's pension. */
  otherbroker: {
    /**
     * The «Effektivkosten» of an offer, § 2(1) Nr. 9 VVG-InfoV, funds included, as a yearly rate.
     * They stand for all other terms below; `null` takes those.
     */
    effectiveCost: null as number | null,
    // Assumption, mild: with upfront cost and fund about 1.56 % a year; a BaFin study finds 1.90 %.
    feeTiers: [[0, 0.01]] satisfies FeeTier[],
    /** Published. § 4 DeckRV caps zillmerisation at 2.5 %, not the cost itself. */
    upfrontRate: 0.025,
    orderFee: 0,
    tech: neutralTech(),
  },

  /** The saver's own depot at a broker. */
  directinvest: {
    /** Share of every buy and sell. Assumption: none, since `assetFee` stands for it. */
    orderFee: 0,
    /** Share of the assets a year: the published estimate of a minimum brokerage fee. */
    assetFee: 0.002,
    tech: neutralTech(),
  },

  /** Months over which upfront costs are spread at least, § 169(3) VVG. */
  upfrontSpreadMonths: 60,

  outcomes: {
    /** Yearly standard deviation of the market's log return. Assumption: long-run MSCI World. */
    volatility: 0.15,
  },

  payout: {
    /** Euros a month for life per 10,000 euros. Assumption: illustrative, no insurer's figure. */
    annuityFactor: 28,
  },

  pensionGap: {
    /** Monthly pension per Entgeltpunkt from 1 July 2026, § 68 SGB VI, euros. */
    rentenwert: 42.52,
    /** Provisional average earnings 2026, Anlage 1 SGB VI, euros a year. */
    averageEarnings: 51_944,
    /** Beitragsbemessungsgrenze 2026, § 159 SGB VI, euros a year. */
    contributionCeiling: 101_400,
    /** Assumption: the standard pensioner's 45 years. */
    contributionYears: 45,
    /** Pension level held by law until `rentenniveauFloorUntil`, § 154(3) SGB VI. */
    rentenniveauNow: 0.48,
    rentenniveauFloorUntil: 2031,
    /** Pension level from `rentenniveauLaterYear` on: projection of the Rentenversicherungsbericht. */
    rentenniveauLater: 0.463,
    rentenniveauLaterYear: 2039,
    /** Pensioner's share: health 7.3 % + half of 2.9 % (§ 249a SGB V), care 3.6 % (§ 55 SGB XI). */
    socialContributionRate: 0.1235,
    /** Taxable share of a pension starting 2026, and its yearly step, § 22 Nr. 1 S. 3 EStG. */
    pensionTaxableShare2026: 0.84,
    pensionTaxableStep: 0.005,
    /** Lump sums: 102 (§ 9a EStG) + 36 (§ 10c EStG), euros a year. */
    lumpSumAllowance: 138,
    /** Net share of gross income if no net income is given. Assumption. */
    netIncomeShare: 0.65,
    /** Wished share of net income if no wish is given. Rule of thumb. */
    targetShareOfNet: 0.8,
    /** Assumption: the ECB's target. */
    inflation: 0.02,
    /** Nominal return while saving: 7 % market − 0.25 % fund − 0.69 % contract. */
    accumulationReturn: 0.0606,
    /** Nominal return while drawing the capital down. Assumption. */
    payoutReturn: 0.03,
    /** Age to which the capital lasts. Assumption. */
    payoutUntilAge: 90,
  },
});

/** The complete set of assumptions. */
export type Assumptions = typeof DEFAULT_ASSUMPTIONS;

/** A partial set at any depth; objects merge into the defaults, arrays replace theirs. */
export type AssumptionOverrides = Overrides<Assumptions>;

/** From this contract value in euros on, this yearly rate of the whole value. */
export type FeeTier = [threshold: number, rate: number];

/** Additive differences between the fund's and the market's return, per year. */
export type TechnicalAssumptions = Assumptions['pf']['tech'];

/** What the contract of a pension provider costs. */
export type PensionTerms = Assumptions['pf'];

/**
 * Named sets of overrides, each less favourable to our product than the one before. `published`
 * takes our own published constants; `cautious` leaves the full Sparer-Pauschbetrag to this plan
 * and charges the depot per order only; with `sceptical` the broker is free as well.
 */
export const PRESETS = {
  published: {},
  cautious: { saversAllowance: 1000, directinvest: { orderFee: 0.002, assetFee: 0 } },
  sceptical: { saversAllowance: 1000, directinvest: { orderFee: 0, assetFee: 0 } },
} as const satisfies Readonly<Record<string, AssumptionOverrides>>;

type Immutable<T> = { readonly [Key in keyof T]: Immutable<T[Key]> };

type Overrides<T> = T extends readonly unknown[]
  ? T
  : T extends object
    ? { readonly [Key in keyof T]?: Overrides<T[Key]> | undefined }
    : T;

/** Only the fund's own cost is published; without evidence all other effects are neutral zeros. */
function neutralTech() {
  return {
    /** Fund against index beyond its running cost. */
    trackingDifference: 0,
    /** Total expense ratio of the published global portfolio; assumption: the same funds for all. */
    etfCost: -0.0025,
    /** Swap or physical replication, withholding tax on dividends. */
    indexReplication: 0,
    /** Return from rebalancing. */
    rebalancingGain: 0,
    /** Tax effect at the insurer. */
    partnerTaxBenefit: 0,
    /** Claimed excess return of the fund selection. */
    portfolioQuality: 0,
  };
}

/** Later years may be missing or added. */
function byYear(rates: Record<string, number>): Record<string, number> {
  return rates;
}

function deepFreeze<T>(value: T): Immutable<T> {
  if (typeof value === 'object' && value !== null) Object.values(value).forEach(deepFreeze);
  return Object.freeze(value) as Immutable<T>;
}
