import { z } from 'zod';
import type { Marks } from './report.ts';

const hash = z
  .string()
  .regex(/^[0-9a-f]{64}$/)
  .nullable();

/** Marks, exported to a file or sent by the review page. */
export const marksSchema: z.ZodType<Marks> = z.strictObject({
  version: z.literal(2),
  report: z.string().min(1).max(200),
  marks: z
    .array(
      z
        .strictObject({
          id: z.string().min(1).max(1000),
          answer: z.enum(['accepted', 'rejected', 'undecided']),
          why: z.string().trim().max(1000),
          before: hash,
          after: hash,
        })
        .refine(({ answer, why }) => answer === 'undecided' || why !== '', {
          error: 'A decision needs a reason.',
          path: ['why'],
        }),
    )
    .min(1),
});
