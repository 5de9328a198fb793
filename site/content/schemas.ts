import { z } from 'zod';
import { localizedSchema } from '../i18n/localized-schema.ts';
import { CONDITION_NAMES } from './documents/document.ts';
import { FAQ_TOPICS } from './faq-topics.ts';

/**
 * The shapes of the content files. Data files take only the types from here, so that no validator
 * reaches a visitor; `check.ts` holds the data against the shapes.
 */
const localized = localizedSchema(z.string().min(1)).readonly();
const range = z
  .tuple([z.number(), z.number()])
  .readonly()
  .refine(([low, high]) => low < high, 'must run from low to high');

/** The part of an entry that nobody has confirmed yet: a warning for a demo brand, an error for a live one. */
const toBeConfirmed = z.string().min(1).optional();

/** One figure or statement shown to visitors, with what makes it answerable. */
export const claimSchema = z.object({
  /** A number in its unit, a range from low to high, or words. */
  value: z.union([z.number(), range, z.string().min(1), localized]),
  unit: z.enum([
    ...['percent', 'percentPerYear', 'euro', 'euroPerMonth', 'stars', 'count', 'words'],
    ...['age', 'years', 'days', 'minutes'],
  ] as const),
  /** The day the value was true, or the day it was taken from its source. */
  asOf: z.iso.date(),
  /** Who says so, where `{brand}` is the brand’s name, and where to read it if it can be read. */
  source: z.object({ title: localized, url: z.url().optional() }).readonly(),
  /** Scope of the figure, shown in the sources of its page. */
  note: localized,
  /** The last day it may be shown. */
  validUntil: z.iso.date(),
  toBeConfirmed,
});
export type Claim = Readonly<z.infer<typeof claimSchema>>;

/** An ETF portfolio. Figures are in per cent or euros, as in 25.76. */
export const portfolioSchema = z.object({
  currency: z.enum(['USD', 'EUR']),
  esg: z.boolean(),
  etfCost: z.number().positive(),
  /** Our own fee, from the largest contracts to the smallest. */
  productCost: range,
  annualReturn: z.union([z.number(), range]),
  historicalPerformance: z.number(),
  /** Result of each calendar year; any number of years. */
  performance: z.record(z.string().regex(/^20\d\d$/), z.number()),
  expectedNetAssets: z.object({ value: z.number().int().positive(), asOf: z.iso.date() }),
  toBeConfirmed,
});
export type Portfolio = Readonly<z.infer<typeof portfolioSchema>>;

/** One step of the fee: what it is from which contract value on. */
export const feeTierSchema = z.object({
  percentPerYear: z.number().positive(),
  /** Contract value in euros from which the fee applies. */
  fromAmount: z.number().int().nonnegative(),
});
export type FeeTier = Readonly<z.infer<typeof feeTierSchema>>;

/** Rating of a brand in its review widget. */
export const ratingSchema = z.object({
  ratingValue: z.number().min(1).max(5),
  ratingCount: z.number().int().positive(),
  bestRating: z.literal(5),
  worstRating: z.literal(1),
});
export type Rating = Readonly<z.infer<typeof ratingSchema>>;

/** One client’s review, in the language of its page. */
export const reviewSchema = z.object({
  stars: z.union([1, 2, 3, 4, 5].map((value) => z.literal(value))),
  date: z.iso.date(),
  text: z.string().min(1),
  author: z.string().min(1),
  /** Where it was found: the id of the widget, and its date in the widget's own words. */
  source: z.object({ widget: z.uuid(), date: z.string().min(1) }),
});
export type Review = Readonly<z.infer<typeof reviewSchema>>;

const paragraphs = localizedSchema(z.array(z.string().min(1)).min(1));

/**
 * One question of `faq.json` with its answer in plain paragraphs, in ICU message syntax. `{product}`,
 * `{brand}` and the figures of the claims ledger are filled in; a rule of law names its section.
 */
export const faqEntrySchema = z.strictObject({
  question: localized,
  answer: paragraphs,
  /** The link below the answer: what to do after reading. */
  action: z.strictObject({ href: localized, label: localized }).optional(),
  /** Entries with an order come first, in that order. */
  order: z.number().optional(),
  /** The first one is its place on the FAQ page. */
  topics: z.array(z.enum(FAQ_TOPICS)).min(1),
});
export type FaqEntry = Readonly<z.infer<typeof faqEntrySchema>>;

/**
 * One file of `documents/`, a page of plain text: what the law wants every visitor to be able to read.
 * Texts are in ICU message syntax; besides `{product}` and `{brand}` they may name the brand's legal
 * fields and the facts of `documents/facts.ts`.
 */
export const documentSchema = z.strictObject({
  path: localized,
  title: localized,
  /** For search results. */
  description: localized,
  /** The day of its content, `YYYY-MM-DD`, shown below the title. */
  asOf: z.iso.date(),
  sections: z.array(
    z.strictObject({
      heading: localized,
      /** Lines of an address are separated by line breaks. */
      paragraphs,
      /** To another site, or by a path for each language to a file of this one. */
      link: z.strictObject({ href: z.union([z.url(), localized]), label: localized }).optional(),
      /** Ends with the button that opens the visitor's choice. */
      hasConsentButton: z.boolean().optional(),
      /** The builds that the section holds for; left out, all. */
      holdsFor: z.enum(CONDITION_NAMES).optional(),
    }),
  ),
});
export type DocumentPage = Readonly<z.infer<typeof documentSchema>>;
