import { z } from 'zod';
import { PLACEHOLDER } from './placeholder.ts';

const localized = <T extends z.ZodType>(value: T) => z.object({ en: value, de: value });
const link = z.string().regex(/^(https:\/\/|\/)/, 'must start with https:// or /');

/** What a brand is called, where it lives and who answers for it. */
export const brandSchema = z
  .object({
    /**
     * `demo` says so above every page; `live` does not, and refuses placeholders in the legal fields
     * and content that nobody has confirmed.
     */
    status: z.enum(['demo', 'live']),
    name: z.string().min(1),
    product: localized(z.string().min(1)),
    /** Scheme and host of canonical addresses, without a trailing slash. */
    origin: z.url().refine((url) => !url.endsWith('/'), 'must not end with a slash'),
    urls: z.object({
      /** Where calls to action lead: the questionnaire that starts a contract. */
      offer: localized(link),
      blog: localized(link),
      reviews: localized(link),
    }),
    legal: z.object({
      company: z.string(),
      address: z.string(),
      registration: z.string(),
      privacyContact: z.string(),
      accessibilityContact: z.string(),
    }),
  })
  .superRefine((brand, context) => {
    if (brand.status !== 'live') return;
    for (const [field, value] of Object.entries(brand.legal)) {
      if (value.trim() !== '' && !value.includes(PLACEHOLDER)) continue;
      context.addIssue({
        code: 'custom',
        path: ['legal', field],
        message: 'is a placeholder, but the brand is live. Fill it in, or set status to "demo"',
      });
    }
  });

export type BrandContent = z.infer<typeof brandSchema>;
