import { z } from 'zod';
import { localizedSchema } from '../../i18n/localized-schema.ts';
import { claims, type NumberId } from '../claims/claims.ts';
import type { Claim } from '../schemas.ts';
import { isUnconfirmed } from './unconfirmed.ts';

/** A clause that stands in sentences. */
const clause = localizedSchema(z.string());
const light = z.literal('light');
const link = z.string().regex(/^(https:\/\/|\/)/, 'must start with https:// or /');

/** A row of the claims ledger in a unit. */
const row = (unit: Claim['unit']) =>
  z.custom<NumberId>(
    (id) =>
      Object.entries<Claim>(claims).some(([known, claim]) => known === id && claim.unit === unit),
    `must be a row of the claims ledger in \${unit}`,
  );

/** Name, addresses and legal fields of a brand. */
export const brandSchema = z
  .object({
    /**
     * `demo` says so above every page; `live` does not, and refuses legal fields that are empty or invented
     * and content that nobody has confirmed.
     */
    status: z.enum(['demo', 'live']),
    /** The colour schemes of its pages: with `dark` they follow what a visitor prefers. */
    schemes: z.union([z.tuple([light]), z.tuple([light, z.literal('dark')])]),
    name: z.string().min(1),
    product: localizedSchema(z.string().min(1)),
    /** Scheme and host of canonical addresses, without a trailing slash. */
    origin: z.url().refine((url) => !url.endsWith('/'), 'must not end with a slash'),
    urls: z.object({
      /** Where calls to action lead: the questionnaire that starts a contract. */
      offer: localizedSchema(link),
      /** The dashboard of those who have a pension, `pension-offer`. */
      pensionOffer: localizedSchema(link),
      blog: localizedSchema(link),
      reviews: localizedSchema(link),
    }),
    /** The id of the brand's review widget, whose answers are saved in `site/content/review-widget`. */
    reviewWidget: z.uuid(),
    /**
     * The rows of the claims ledger with the rating in that widget, and what was rated, where that is not
     * the pension: pages say so beside every figure.
     */
    rating: z.object({
      value: row('stars'),
      count: row('count'),
      of: localizedSchema(z.string().min(1)).optional(),
    }),
    /** Fields that the footer and the documents in `site/content/documents` name. */
    legal: z.object({
      /** The insurer behind the contract: § 59 (1) with § 1a (3) VVG. */
      insurer: z.string(),
      /** Where the key information document is: Art. 9 of Regulation (EU) No 1286/2014. */
      keyInformation: z.string(),
      company: z.string(),
      /** Such as GmbH: § 5 (1) no. 1 DDG. */
      legalForm: z.string(),
      address: z.string(),
      representatives: z.string(),
      /** A demo's is below `.example`, which RFC 2606 keeps free. */
      email: z.string(),
      /**
       * With its country code. A demo's is one of (0)30 23125 000 to 999, which the Bundesnetzagentur gives to
       * nobody so that stories can show them („Drama Numbers“, Mitteilung Nr. 148/2021, Amtsblatt 7/2021).
       */
      phone: z.string(),
      /** When somebody answers the telephone. */
      hours: clause,
      /** How one meets for the talk before a contract, such as `by telephone or video`. */
      talkWay: clause,
      /** What whoever talks with visitors gets: Art. 17 (3) of Directive (EU) 2016/97. */
      advisorPay: clause,
      /** Court and number of the commercial register. */
      registration: z.string(),
      vatId: z.string(),
      /** Number in the register of insurance intermediaries, e.g. `D-1234-ABCDE-56`. */
      intermediaryNumber: z.string(),
      /** Agent or broker, with the paragraph of the Trade Regulation Act. */
      intermediaryStatus: clause,
      /** Name and address. */
      supervisor: z.string(),
      /** The chamber that the profession belongs to: § 5 (1) no. 5 DDG. */
      chamber: z.string(),
      /** The insurers that advice takes into account: § 60 VVG. */
      advisedInsurers: z.string(),
      /** Sustainability risks in advice and remuneration: Art. 3 to 5 of Regulation (EU) 2019/2088. */
      sustainability: z.string(),
      /** Who pays the intermediary and from what: § 15 (1) no. 8 VersVermV. The ledger has how much. */
      remuneration: clause,
      /** Shares of more than 10 percent: § 15 (1) no. 5 and 6 VersVermV. */
      holdings: z.string(),
      host: z.string(),
      /** Days for which the host keeps its logs. */
      logDays: z.string(),
      /** Who gets visitors' data besides the host, and in which countries: Art. 13 (1) (e), (f) GDPR. */
      recipients: z.string(),
      privacyContact: z.string(),
      /** Contact of the data protection officer, or that there is none: Art. 13 (1) (b) GDPR. */
      privacyOfficer: z.string(),
      accessibilityContact: z.string(),
    }),
  })
  .superRefine((brand, context) => {
    if (brand.status !== 'live') return;
    for (const [field, value] of Object.entries(brand.legal)) {
      const texts = typeof value === 'string' ? [value] : Object.values(value);
      if (!texts.some(isUnconfirmed)) continue;
      context.addIssue({
        code: 'custom',
        path: ['legal', field],
        message:
          'is a placeholder or invented, but the brand is live. Fill it in, or set status to "demo"',
      });
    }
  });

/** All of a brand but its legal fields, which `legal.ts` has. */
export type BrandContent = Omit<z.infer<typeof brandSchema>, 'legal'>;

export type LegalFields = z.infer<typeof brandSchema>['legal'];
