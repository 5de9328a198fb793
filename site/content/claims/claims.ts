import type { Localized } from '../../i18n/locales.ts';
import type { Claim } from '../schemas.ts';
import ledger from './claims.json' with { type: 'json' };

type Rows = typeof ledger.claims;
type PortfolioRows = typeof ledger.portfolioClaims;

export type PortfolioKey = keyof PortfolioRows['etfCost']['values'];

/** Of a claim about a portfolio both names, as in `etfCost.global`. */
export type ClaimId = keyof Rows | `${keyof PortfolioRows}.${PortfolioKey}`;

/** Of a claim that is one number. */
export type NumberId = {
  [Id in ClaimId]: Claims[Id]['value'] extends number ? Id : never;
}[ClaimId];

type Claims = { readonly [Id in ClaimId]: Claim & { value: Typed<ValueOf<Id>> } };

type ValueOf<Id extends ClaimId> = Id extends keyof Rows
  ? Rows[Id]['value']
  : Id extends `${infer Figure extends keyof PortfolioRows}.${infer Key extends PortfolioKey}`
    ? PortfolioRows[Figure]['values'][Key]
    : never;

/** JSON does not say that a list is a range from low to high. */
type Typed<Value> = Value extends readonly number[] ? readonly [number, number] : Value;

/**
 * THE claims ledger: every figure and every promise that visitors see, with its date and its source.
 * Percentages are as people say them (25.76), never fractions. The build checks that the file has
 * this shape.
 */
export const claims = Object.fromEntries(listRows()) as unknown as Claims;

/** How pages mark the day and the words of a claim that is out of date. */
export const outOfDateMarks: Readonly<Record<'day' | 'statement', Localized>> = ledger.outOfDate;

/** What claims name their sources by. */
export function listSourceNames(): string[] {
  return Object.keys(ledger.sources);
}

/** Where the ledger's file says what a claim says at a path. */
export function getClaimPath([id = '', ...path]: readonly PropertyKey[]): readonly PropertyKey[] {
  const [figure = '', key] = String(id).split('.');
  if (!(figure in ledger.portfolioClaims)) return ['claims', id, ...path];
  const rest = path[0] === 'value' && key ? ['values', key, ...path.slice(1)] : path;
  return ['portfolioClaims', figure, ...rest];
}

/** The rows with what their sources say; a row may say another day. */
function listRows() {
  const sources: Readonly<Record<string, Source>> = ledger.sources;
  const row = (id: string, { source: name, ...facts }: Facts) => {
    const { asOf, validUntil, ...source } = sources[name] ?? {};
    return [id, { asOf, validUntil, ...facts, source }];
  };
  return [
    ...Object.entries(ledger.claims).map(([id, facts]) => row(id, facts)),
    ...Object.entries(ledger.portfolioClaims).flatMap(([figure, { values, ...facts }]) =>
      Object.entries(values).map(([key, value]) => row(`${figure}.${key}`, { ...facts, value })),
    ),
  ];
}

type Source = Partial<Pick<Claim, 'asOf' | 'validUntil'>>;
type Facts = Readonly<{ source: string; value: unknown }>;
