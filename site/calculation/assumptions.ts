import { mapValues } from '../../lib/objects.ts';
import {
  type AssumptionTable,
  basiszins,
  bounded,
  byYear,
  duration,
  euros,
  feeTiers,
  isAssumption,
  orderFee,
  orNull,
  share,
  technicalEffect,
  type ValuesOf,
  word,
  year,
  yearlyReturn,
} from './assumption-kinds.ts';
import type { Inputs } from './inputs.ts';

/** Only the fund's own cost is published; without evidence all other effects are neutral zeros. */
const TECHNICAL_EFFECTS = {
  /** Fund against index beyond its running cost. */
  trackingDifference: technicalEffect(0),
  /** Total expense ratio of the published global portfolio; assumption: the same funds for all. */
  etfCost: technicalEffect(-0.0025),
  /** Swap or physical replication, withholding tax on dividends. */
  indexReplication: technicalEffect(0),
  /** Return from rebalancing. */
  rebalancingGain: technicalEffect(0),
  /** Tax effect at the insurer. */
  partnerTaxBenefit: technicalEffect(0),
  /** Claimed excess return of the fund selection. */
  portfolioQuality: technicalEffect(0),
};

/**
 * The table of assumptions: everything the model takes for granted, each row with its unit and
 * source, its value and, by its kind, the bounds inside which every figure of the model stays finite.
 * Rates are fractions (0.07 is 7 %), money is in euros. «Assumption» marks a choice of ours that no
 * law and no published price settles (docs/calculation.md, section 2).
 */
export const ASSUMPTIONS = {
  /** Calendar year of the contract start on 1 January: the last year with published parameters. */
  startYear: year(2026),
  /** Scheduled payout age: the standard retirement age, § 35 SGB VI. Even the youngest has a year left. */
  retirementAge: bounded({ min: 2, max: 100, whole: true }, 'age')(67),
  /** Payout age in the early scenario, weighted by `probabilityRetireAt62`. */
  earlyExitAge: bounded({ min: 0, max: 200, whole: true }, 'age')(62),
  /** Return of the market per year, before all costs. Assumption: long-run world equities. */
  marketReturn: yearlyReturn(0.07),
  /** Yearly rise of prices; only turns euros at retirement into today's. Assumption: ECB target. */
  inflation: yearlyReturn(0.02),
  /** Part of the Sparer-Pauschbetrag (§ 20(9) EStG) free for this plan, euros a year. */
  saversAllowance: euros(0), // Assumption: other savings use up the statutory 1,000 euros.
  /** Church tax as a share of the income tax: 0.08 or 0.09 for members. */
  churchTaxRate: share(0),

  tax: {
    /** Joint filing halves the income and doubles the tax: splitting, § 32a(5) EStG. */
    filing: word('single', 'joint'),
    /** Flat tax on capital income, § 32d(1) EStG. */
    capitalGainsRate: bounded({ min: 0, max: 0.8 }, 'rate')(0.25),
    /** Solidarity surcharge on the tax, § 4 SolzG. With the rate above, the tax stays below the gain. */
    soliRate: bounded({ min: 0, max: 0.2 }, 'rate')(0.055),
    /** Teilfreistellung of an equity fund held in a depot, § 20(1) InvStG. */
    fundExemption: share(0.3),
    /** Exempt share of the gain of a unit-linked insurance, § 20(1) Nr. 6 S. 9 EStG. */
    insuranceExemption: share(0.15),
    /** Taxed share of the gain if both half-income conditions hold, § 20(1) Nr. 6 S. 2 EStG. */
    halfIncomeShare: share(0.5),
    /** Least age at payout: 62 for contracts since 2012, § 52(28) EStG. */
    halfIncomeMinAge: duration(62),
    /** Least number of contract years, § 20(1) Nr. 6 S. 2 EStG. */
    halfIncomeMinYears: duration(12),
    /** Share of the Basiszins that makes the Basisertrag, § 18(1) InvStG. */
    vorabFactor: share(0.7),
    /** Basiszins by calendar year, § 18(4) InvStG: published by the finance ministry (BMF). */
    basiszins: byYear(basiszins, {
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
    basiszinsAfterLast: orNull(basiszins), // Assumption: a market yield forecasts itself.
    /** How half-taxed gains meet the income tax: by the tariff, § 32d(2) Nr. 2 EStG, or flat. */
    personalRateMode: word('tariff', 'flat'),
    /** All-in rate of mode «flat». Assumption. */
    personalRateFlat: share(0.35),
    /** Other taxable income of the payout year, a couple's if joint, in money of `tariff.year`. */
    otherTaxableIncome: euros(20_000), // Assumption: an average earner's statutory pension.
    /** Yearly rise of all brackets and of the other income. Assumption: the ECB's target. */
    tariffIndexation: yearlyReturn(0.02),
    /** Income tax tariff, § 32a(1) EStG 2026: zone ends in euros, then the formulas' coefficients. */
    tariff: {
      year: year(2026),
      basicAllowance: euros(12_348),
      zone2End: euros(17_799),
      zone3End: euros(69_878),
      zone4End: euros(277_825),
      /** Zone 2: (z2a·y + z2b)·y, y in 10,000 euros above the basic allowance. */
      z2a: euros(914.51),
      z2b: euros(1400),
      /** Zone 3: (z3a·z + z3b)·z + z3c, z in 10,000 euros above zone 2. */
      z3a: euros(173.1),
      z3b: euros(2397),
      z3c: euros(1034.87),
      /** Zones 4 and 5: rate times income, less a constant. */
      r4: share(0.42),
      o4: euros(11_135.63),
      r5: share(0.45),
      o5: euros(19_470.38),
      /** Income tax up to which no solidarity surcharge is due, § 3 SolzG 2026, euros. */
      soliFree: euros(20_350),
      /** Share of the tax above it that caps the surcharge, § 4 SolzG. */
      soliSlope: share(0.119),
    },
  },

  /** Our pension. */
  pf: {
    /** [euros, yearly rate]: the rate from this contract value on, on the whole value. */
    feeTiers: feeTiers(
      [0, 0.0069], // Published price.
      [250_000, 0.0059], // Published price.
      [500_000, 0.0049], // Published rate; assumption: its threshold.
    ),
    /** Share of all agreed contributions charged at the start: none, published. */
    upfrontRate: share(0),
    /** Share of every order: none, published. */
    orderFee: orderFee(0),
    tech: TECHNICAL_EFFECTS,
  },

  /** Another provider's pension. */
  otherbroker: {
    /**
     * The «Effektivkosten» of an offer, § 2(1) Nr. 9 VVG-InfoV, funds included, as a yearly rate.
     * They stand for all other terms below; `null` takes those.
     */
    effectiveCost: orNull(bounded({ min: 0, max: 0.1 }, 'rate')),
    // Assumption, mild: with upfront cost and fund about 1.56 % a year; a BaFin study finds 1.90 %.
    feeTiers: feeTiers([0, 0.01]),
    /** Published. § 4 DeckRV caps zillmerisation at 2.5 %, not the cost itself. */
    upfrontRate: share(0.025),
    orderFee: orderFee(0),
    tech: TECHNICAL_EFFECTS,
  },

  /** The saver's own depot at a broker. */
  directinvest: {
    /** Share of every buy and sell. Assumption: none, since `assetFee` stands for it. */
    orderFee: orderFee(0),
    /**
     * Share of the assets a year: the published estimate of a minimum brokerage fee. It lowers no
     * taxable gain, § 20(9) S. 1 EStG.
     */
    assetFee: share(0.002),
    tech: TECHNICAL_EFFECTS,
  },

  /** Months over which upfront costs are spread at least, § 169(3) VVG. */
  upfrontSpreadMonths: bounded({ min: 1, max: 1200, whole: true })(60),

  outcomes: {
    /** Yearly standard deviation of the market's log return. Assumption: long-run MSCI World. */
    volatility: share(0.15),
  },

  payout: {
    /** Euros a month for life per 10,000 euros. Assumption: illustrative, no insurer's figure. */
    annuityFactor: bounded({ min: 0, max: 200 }, 'euros')(28),
  },

  pensionGap: {
    /** Monthly pension per Entgeltpunkt from 1 July 2026, § 68 SGB VI, euros. */
    rentenwert: euros(42.52),
    /** Provisional average earnings 2026, Anlage 1 SGB VI, euros a year. */
    averageEarnings: bounded({ min: 1, max: 1e9 }, 'euros')(51_944),
    /** Beitragsbemessungsgrenze 2026, § 159 SGB VI, euros a year. */
    contributionCeiling: euros(101_400),
    /** Assumption: the standard pensioner's 45 years. */
    contributionYears: duration(45),
    /** Pension level held by law until `rentenniveauFloorUntil`, § 154(3) SGB VI. */
    rentenniveauNow: bounded({ min: 0.01, max: 1 }, 'rate')(0.48),
    rentenniveauFloorUntil: year(2031),
    /** Pension level from `rentenniveauLaterYear` on: projection of the Rentenversicherungsbericht. */
    rentenniveauLater: share(0.463),
    rentenniveauLaterYear: year(2039),
    /** Pensioner's share: health 7.3 % + half of 2.9 % (§ 249a SGB V), care 3.6 % (§ 55 SGB XI). */
    socialContributionRate: share(0.1235),
    /** Taxable share of a pension starting 2026, and its yearly step, § 22 Nr. 1 S. 3 EStG. */
    pensionTaxableShare2026: share(0.84),
    pensionTaxableStep: share(0.005),
    /** Lump sums: 102 (§ 9a EStG) + 36 (§ 10c EStG), euros a year. */
    lumpSumAllowance: euros(138),
    /** Net share of gross income if no net income is given. Assumption. */
    netIncomeShare: share(0.65),
    /** Wished share of net income if no wish is given. Rule of thumb. */
    targetShareOfNet: bounded({ min: 0, max: 10 })(0.8),
    /** Assumption: the ECB's target. */
    inflation: yearlyReturn(0.02),
    /** Nominal return while saving: 7 % market − 0.25 % fund − 0.69 % contract. */
    accumulationReturn: yearlyReturn(0.0606),
    /** Nominal return while drawing the capital down. Assumption. */
    payoutReturn: yearlyReturn(0.03),
    /** Age to which the capital lasts. Assumption. */
    payoutUntilAge: duration(90),
  },
} satisfies AssumptionTable;

/** The complete set of assumptions. */
export type Assumptions = ValuesOf<typeof ASSUMPTIONS>;

/** The values that the model calculates with unless told otherwise. */
export const DEFAULT_ASSUMPTIONS: Assumptions = valuesOf(ASSUMPTIONS);

/** Where a number stands in a set of assumptions, as in `directinvest.assetFee`. */
export type AssumptionPath = NumberPaths<Assumptions>;

/** A partial set at any depth; objects merge into the defaults, arrays replace theirs. */
export type AssumptionOverrides = Overrides<Assumptions>;

/** Additive differences between the fund's and the market's return, per year. */
export type TechnicalAssumptions = Assumptions['pf']['tech'];

/** What the contract of a pension provider costs. */
export type PensionTerms = Assumptions['pf'];

/**
 * Named sets of overrides, each less favourable to our product than the one before. `published`
 * takes our own published constants; `cautious` leaves the full Sparer-Pauschbetrag to this plan
 * and charges the depot per order only; with `sceptical` the broker is free as well, and `oneWorldEtf`
 * never rebalances, see `PRESET_INPUTS`.
 */
export const PRESETS = {
  published: {},
  cautious: { saversAllowance: 1000, directinvest: { orderFee: 0.002, assetFee: 0 } },
  sceptical: { saversAllowance: 1000, directinvest: { orderFee: 0, assetFee: 0 } },
  oneWorldEtf: { saversAllowance: 1000, directinvest: { orderFee: 0, assetFee: 0 } },
} as const satisfies Readonly<Record<string, AssumptionOverrides>>;

/** Inputs that a preset sets itself, whatever the visitor enters. */
export const PRESET_INPUTS: Readonly<Partial<Record<keyof typeof PRESETS, Partial<Inputs>>>> = {
  oneWorldEtf: { portfolioRebalancing: 0 },
};

type Overrides<T> = T extends readonly unknown[]
  ? T
  : T extends object
    ? { readonly [Key in keyof T]?: Overrides<T[Key]> | undefined }
    : T;

type NumberPaths<Values> = {
  [Key in keyof Values & string]: Values[Key] extends number | null
    ? Key
    : Values[Key] extends string | readonly unknown[]
      ? never
      : `${Key}.${NumberPaths<Values[Key]>}`;
}[keyof Values & string];

function valuesOf<Table extends AssumptionTable>(table: Table): ValuesOf<Table> {
  const values = mapValues<string, AssumptionTable[string], unknown>(table, (entry) =>
    isAssumption(entry) ? deepFreeze(entry.value) : valuesOf(entry),
  );
  return Object.freeze(values) as ValuesOf<Table>;
}

function deepFreeze(value: unknown): unknown {
  if (typeof value === 'object' && value !== null) Object.values(value).forEach(deepFreeze);
  return Object.freeze(value);
}
