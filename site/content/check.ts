import { z } from 'zod';
import { brands } from './brands/index.ts';
import { brandSchema } from './brands/schema.ts';
import { claims } from './claims.ts';
import { baseTier, reducedTiers } from './costs.ts';
import { portfolios } from './portfolios.ts';
import { ratings, reviews } from './reviews.ts';
import {
  type Claim,
  claimSchema,
  feeTierSchema,
  portfolioSchema,
  ratingSchema,
  reviewSchema,
} from './schemas.ts';

/**
 * Everything that keeps the content from being published: figures of a wrong shape, claims without
 * source or date, claims past their last day.
 * @param today the build's own date as `YYYY-MM-DD`
 * @returns one line per problem, naming file and field; none when all is well
 */
export function contentProblems(today: string): string[] {
  return [
    ...claimProblems(claims, today),
    ...shapeProblems('brands', z.record(z.string(), brandSchema), brands),
    ...shapeProblems('portfolios.ts', z.record(z.string(), portfolioSchema), portfolios),
    ...shapeProblems('costs.ts', z.array(feeTierSchema), [baseTier, ...reducedTiers]),
    ...shapeProblems('reviews.ts ratings', z.record(z.string(), ratingSchema), ratings),
    ...shapeProblems('reviews.ts', z.array(reviewSchema), reviews),
  ];
}

/** The problems of a ledger on a day: also a claim from the future has one. */
export function claimProblems(ledger: Readonly<Record<string, Claim>>, today: string): string[] {
  const dates = Object.entries(ledger).flatMap(([id, { asOf, validUntil }]) => [
    ...(validUntil < today
      ? [`claims.ts ${id} was valid until ${validUntil}: confirm or remove it`]
      : []),
    ...(asOf > today ? [`claims.ts ${id} is of ${asOf}, which is yet to come`] : []),
  ]);
  return [...shapeProblems('claims.ts', z.record(z.string(), claimSchema), ledger), ...dates];
}

function shapeProblems(file: string, schema: z.ZodType, data: unknown): string[] {
  const { error } = schema.safeParse(data);
  return (error?.issues ?? []).map(({ path, message }) => `${file} ${path.join('.')} ${message}`);
}
