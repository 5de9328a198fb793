import { z } from 'zod';
import { mapValues } from '../../lib/objects.ts';
import { brands } from './brands/index.ts';
import { legalFields } from './brands/legal.ts';
import { type BrandContent, brandSchema } from './brands/schema.ts';
import { claims } from './claims/claims.ts';
import { baseTier, reducedTiers } from './costs.ts';
import { documents } from './documents/index.ts';
import { faq } from './faq.ts';
import { heroBullets } from './hero-bullets.ts';
import { portfolios } from './portfolios.ts';
import { ratings } from './reviews.ts';
import {
  type Claim,
  claimSchema,
  documentSchema,
  faqEntrySchema,
  feeTierSchema,
  type Portfolio,
  portfolioSchema,
  ratingSchema,
} from './schemas.ts';

/** Result of checking the content: one line each, naming file and entry. */
interface ContentReport {
  /** Reasons not to publish the content. */
  problems: string[];
  /** Reasons that do not keep a demo from being shown. */
  warnings: string[];
}

/**
 * Checks all content: figures of a wrong shape, claims without source or date, claims past their
 * last day, and what nobody has confirmed yet, which only a demo brand may show.
 * @param today the build's own date as `YYYY-MM-DD`
 */
export function checkContent(today: string, status: BrandContent['status']): ContentReport {
  const problems = contentProblems(today);
  const open = listOpenQuestions({
    'claims.json': claims,
    'portfolios.ts': portfolios,
    'hero-bullets.ts': { heroBullets },
  });
  const short = listShortRecords(portfolios);
  return status === 'live'
    ? { problems: [...problems, ...open], warnings: short }
    : { problems, warnings: [...open, ...short] };
}

/**
 * One line for every portfolio with results of fewer than five calendar years: Art. 44 (4) of
 * Delegated Regulation (EU) 2017/565 asks for five, or for all since its start.
 */
export function listShortRecords(entries: Readonly<Record<string, Portfolio>>): string[] {
  return Object.entries(entries)
    .map(([id, { performance }]) => ({ id, years: Object.keys(performance).length }))
    .filter(({ years }) => years < 5)
    .map(
      ({ id, years }) =>
        `portfolios.ts ${id} has results of ${years} years. Add those of the last five, or of all since its start.`,
    );
}

/** One line for every entry with a `toBeConfirmed`: what is open and what to do. */
export function listOpenQuestions(files: Readonly<Record<string, Entries>>): string[] {
  return Object.entries(files).flatMap(([file, entries]) =>
    Object.entries(entries)
      .filter(([, { toBeConfirmed }]) => toBeConfirmed)
      .map(
        ([id, { toBeConfirmed }]) =>
          `${file} ${id} is to be confirmed: ${toBeConfirmed}. Remove toBeConfirmed once it is.`,
      ),
  );
}

type Entries = Readonly<Record<string, { toBeConfirmed?: string | undefined }>>;

/** Everything that keeps content from being published, whatever the brand. */
function contentProblems(today: string): string[] {
  return [
    ...findClaimProblems(claims, today),
    ...shapeProblems('faq.json', z.record(z.string(), faqEntrySchema), faq),
    ...shapeProblems('documents', z.record(z.string(), documentSchema), documents),
    ...shapeProblems('brands', z.record(z.string(), brandSchema), completeBrands()),
    ...shapeProblems('portfolios.ts', z.record(z.string(), portfolioSchema), portfolios),
    ...shapeProblems('costs.ts', z.array(feeTierSchema), [baseTier, ...reducedTiers]),
    ...shapeProblems('reviews.ts ratings', z.record(z.string(), ratingSchema), ratings),
  ];
}

function completeBrands() {
  return mapValues(brands, (brand, name) => ({ ...brand, legal: legalFields[name] }));
}

/** The problems of a ledger on a day: also a claim from the future has one. */
export function findClaimProblems(
  ledger: Readonly<Record<string, Claim>>,
  today: string,
): string[] {
  const dates = Object.entries(ledger).flatMap(([id, { asOf, validUntil }]) => [
    ...(validUntil < today
      ? [`claims.json ${id} was valid until ${validUntil}: confirm or remove it`]
      : []),
    ...(asOf > today ? [`claims.json ${id} is of ${asOf}, which is yet to come`] : []),
  ]);
  return [...shapeProblems('claims.json', z.record(z.string(), claimSchema), ledger), ...dates];
}

function shapeProblems(file: string, schema: z.ZodType, data: unknown): string[] {
  const { error } = schema.safeParse(data);
  return (error?.issues ?? []).map(({ path, message }) => `${file} ${path.join('.')} ${message}`);
}
