import { isDeepStrictEqual } from 'node:util';
import { z } from 'zod';
import { keysOf, mapValues } from '../../lib/objects.ts';
import { LOCALES, type Localized } from '../i18n/locales.ts';
import { brands } from './brands/index.ts';
import { legalFields } from './brands/legal.ts';
import { type BrandContent, brandSchema } from './brands/schema.ts';
import { claims, getClaimPath, listSourceNames } from './claims/claims.ts';
import { isPast } from './claims/out-of-date.ts';
import { baseTier, reducedTiers } from './costs.ts';
import { documents } from './documents/index.ts';
import { faq } from './faq.ts';
import { heroBullets } from './hero-bullets.ts';
import { listMessageProblems } from './message-problems.ts';
import { listMissingTexts } from './missing-texts.ts';
import { namePlace } from './name-place.ts';
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
 * Checks all content: figures of a wrong shape, claims without source or date, and what only a demo brand
 * may show: claims past their last day, and what nobody has confirmed yet.
 * @param today the build's own date as `YYYY-MM-DD`
 */
export function checkContent(today: string, status: BrandContent['status']): ContentReport {
  const problems = [...contentProblems(), ...listBorrowedReviews('live')];
  const untimely = listUntimelyClaims(claims, today);
  const open = listOpenQuestions({
    'claims.json': claims,
    'portfolios.ts': portfolios,
    'hero-bullets.ts': { heroBullets },
  });
  const short = [...listShortRecords(portfolios), ...listBorrowedReviews('demo')];
  return status === 'live'
    ? { problems: [...problems, ...untimely, ...open], warnings: short }
    : { problems, warnings: [...untimely, ...open, ...short] };
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

/** One line for every brand of a status that shows the rating or the reviews of one before it. */
export function listBorrowedReviews(status: BrandContent['status'], all = brands): string[] {
  const names = keysOf(all);
  return names.flatMap((name, at) => {
    const { rating, reviewWidget } = all[name];
    const owner = names
      .slice(0, at)
      .find(
        (other) =>
          all[other].reviewWidget === reviewWidget || all[other].rating.count === rating.count,
      );
    return owner && all[name].status === status
      ? `brands/${name}.json shows the reviews of ${owner}. Give it a reviewWidget and a rating of its own.`
      : [];
  });
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
function contentProblems(): string[] {
  const missing = listMissingTexts();
  if (missing.length > 0) return missing;
  return [
    ...listMessageProblems(),
    ...findClaimProblems(claims),
    ...findQuestionProblems(faq),
    ...shapeProblems(inDocument, z.record(z.string(), documentSchema), documents),
    ...findSharedAddresses(documents),
    ...shapeProblems(under('brands'), z.record(z.string(), brandSchema), completeBrands()),
    ...shapeProblems(under('portfolios.ts'), z.record(z.string(), portfolioSchema), portfolios),
    ...shapeProblems(under('costs.ts'), z.array(feeTierSchema), [baseTier, ...reducedTiers]),
    ...shapeProblems(under('reviews.ts ratings'), z.record(z.string(), ratingSchema), ratings),
  ];
}

function completeBrands() {
  return mapValues(brands, (brand, name) => ({ ...brand, legal: legalFields[name] }));
}

/** The rows of a ledger that have a wrong shape or lack a source or a date. */
export function findClaimProblems(ledger: Readonly<Record<string, Claim>>): string[] {
  const rows = Object.entries(ledger);
  // A name that is none of a source brings nothing along.
  const isLost = ([, { source }]: [string, Claim]) => isDeepStrictEqual(source, {});
  const lost = rows
    .filter(isLost)
    .map(
      ([id]) =>
        `${inLedger([id, 'source'])} ${id}.source does not exist. Choose one of ${listSourceNames().join(', ')}.`,
    );
  const known = Object.fromEntries(rows.filter((row) => !isLost(row)));
  return [...lost, ...shapeProblems(inLedger, z.record(z.string(), claimSchema), known)];
}

/** What keeps questions from being shown. */
export function findQuestionProblems(questions: object): string[] {
  return shapeProblems(inQuestions, z.record(z.string(), faqEntrySchema), questions);
}

/** One line for every address of a document that is that of one before it. */
export function findSharedAddresses(pages: Readonly<Record<string, { path: Localized }>>) {
  const owners = new Map<string, string>();
  return Object.entries(pages).flatMap(([key, { path }]) =>
    LOCALES.flatMap((locale) => {
      const owner = owners.get(path[locale]);
      if (owner === undefined) {
        owners.set(path[locale], key);
        return [];
      }
      return `${inDocument([key, 'path', locale])} ${key}.path.${locale} is that of ${owner}: "${path[locale]}". Choose another one.`;
    }),
  );
}

/**
 * One line for every claim that is past its last day, which the pages of a demo mark, or of a day that is
 * yet to come.
 */
export function listUntimelyClaims(
  ledger: Readonly<Record<string, Claim>>,
  today: string,
): string[] {
  return Object.entries(ledger).flatMap(([id, claim]) => [
    ...(isPast(claim, today)
      ? [`claims.json ${id} was valid until ${claim.validUntil}: confirm or remove it`]
      : []),
    ...(claim.asOf > today ? [`claims.json ${id} is of ${claim.asOf}, which is yet to come`] : []),
  ]);
}

type NamePlace = (path: readonly PropertyKey[]) => string;

function shapeProblems(name: NamePlace, schema: z.ZodType, data: unknown): string[] {
  const { error } = schema.safeParse(data);
  return (error?.issues ?? []).map(
    ({ path, message }) => `${name(path)} ${path.join('.')}: ${message}. Correct it.`,
  );
}

/** Content whose code says where it stands. */
function under(name: string): NamePlace {
  return () => `site/content/${name}`;
}

const inQuestions: NamePlace = (path) => namePlace('faq.json', path);

const inLedger: NamePlace = (path) => namePlace('claims/claims.json', getClaimPath(path));

const inDocument: NamePlace = ([key, ...path]) => {
  const name = String(key).replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  return namePlace(`documents/${name}.json`, path);
};
