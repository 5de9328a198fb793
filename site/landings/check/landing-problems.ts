import { keysOf } from '../../../lib/objects.ts';
import { LOCALES, type Locale, type Localized } from '../../i18n/locales.ts';
import { SECTION_FIELDS } from '../../sections/section-fields.ts';
import { HEAD_FIELDS, LISTING_FIELDS } from '../landing.ts';
import { landingFile, messageFile, ownPrefix } from '../landing-files.ts';
import { addressFaults } from './address-faults.ts';
import { fieldFaults, type NamedText, textsIn } from './field-faults.ts';
import { nameFaults } from './name-faults.ts';
import type { Fault, Problem } from './problem.ts';
import { isKind, listed, sectionFaults } from './section-faults.ts';
import { namesIn, type OwnValues, readingOf, textFaults } from './text-faults.ts';

/** A landing as somebody or something wrote it, right or wrong. */
export interface LandingDraft {
  path?: Partial<Localized>;
  listing?: unknown;
  /** Those of a right one are `SectionDraft`s. */
  sections?: unknown;
}

/** A section as somebody wrote it. */
export type SectionDraft = Readonly<{ kind: string; [field: string]: unknown }>;

/** Texts by language and message id. */
export type MessageTexts = Localized<Readonly<Record<string, string>>>;

/** What a landing is checked against, besides itself. */
export interface LandingContext {
  /** Who has which address and which text that must be unique, see `claimsOf`. */
  claimed: ReadonlyMap<string, string>;
  /** The landing whose messages it shows, if not its own. */
  textsOf?: string;
  /** What its texts may name besides product, brand and ledger, such as `{city}`. */
  values?: OwnValues;
}

/**
 * Everything that keeps a landing from being published, each with its file, field, language and what
 * to do. It needs no files, so that the command line, the build, the tests and the workbench share it.
 */
export function landingProblems(
  name: string,
  landing: LandingDraft,
  messages: MessageTexts,
  context: LandingContext,
): Problem[] {
  const file = landingFile(name);
  const named = textsOf(name, landing, context);
  const faults = [
    ...nameFaults(name),
    ...addressFaults(landing.path),
    ...takenAddresses(name, landing, context),
    ...(landing.listing === undefined
      ? []
      : fieldFaults(LISTING_FIELDS, landing.listing, 'listing')),
    ...sectionFaults(landing.sections),
    ...foreignTexts(name, named, context),
  ];
  return [
    ...faults.map((fault) => ({ file, landing: name, ...fault })),
    ...named.flatMap((text) => textProblems(name, text, messages, context)),
    ...(context.textsOf ? [] : unusedMessages(name, named, messages)),
  ];
}

/**
 * What a landing claims for itself: its addresses, and its texts that must be unique.
 * @returns keys for the map in `LandingContext`
 */
export function claimsOf(
  name: string,
  landing: LandingDraft,
  messages: MessageTexts,
  context: Pick<LandingContext, 'textsOf' | 'values'> = {},
): string[] {
  const addresses = LOCALES.flatMap((locale) => landing.path?.[locale] ?? []);
  const texts = textsOf(name, landing, context).flatMap((text) =>
    LOCALES.flatMap((locale) => uniqueTextKey(text, locale, messages, context.values) ?? []),
  );
  return [...addresses, ...texts];
}

/** Every message that a landing shows, with those of its head. */
export function textsOf(
  name: string,
  { listing, sections }: LandingDraft,
  { textsOf: owner = name }: Pick<LandingContext, 'textsOf'>,
): NamedText[] {
  const head = keysOf(HEAD_FIELDS.fields).map((field) => ({
    field,
    id: ownPrefix(owner) + field,
    rule: HEAD_FIELDS.fields[field],
  }));
  return [
    ...head,
    ...textsIn(LISTING_FIELDS, listing, 'listing'),
    ...listed(sections).flatMap(({ kind, ...props }) =>
      isKind(kind) ? textsIn(SECTION_FIELDS[kind], props, kind) : [],
    ),
  ];
}

function takenAddresses(
  name: string,
  { path }: LandingDraft,
  { claimed }: LandingContext,
): Fault[] {
  return LOCALES.flatMap((locale) => {
    const address = path?.[locale];
    const owner = address === undefined ? undefined : claimed.get(address);
    if (owner === undefined || owner === name) return [];
    return [
      {
        field: `path.${locale}`,
        problem: `is that of ${owner}: "${address}"`,
        advice: 'Choose another one.',
      },
    ];
  });
}

/** A landing speaks for itself: only messages that are shared by all may be shown too. */
function foreignTexts(
  name: string,
  texts: readonly NamedText[],
  { textsOf: owner = name }: LandingContext,
): Fault[] {
  return texts
    .filter(({ id, rule }) => !id.startsWith(rule.shared ?? ownPrefix(owner)))
    .filter(({ id }) => !id.startsWith(ownPrefix(owner)))
    .map(({ field, id, rule }) => ({
      field,
      problem: `shows "${id}", which is not a message of this landing`,
      advice: `Name one that begins with ${[ownPrefix(owner), rule.shared].filter(Boolean).join(' or ')}`,
    }));
}

function textProblems(
  name: string,
  named: NamedText,
  messages: MessageTexts,
  context: LandingContext,
): Problem[] {
  const { field, id, rule } = named;
  return LOCALES.flatMap((locale) => {
    const at = { file: messageFile(locale), landing: name, field, locale };
    const text = messages[locale][id];
    if (text === undefined)
      return [{ ...at, problem: 'is missing', advice: `Write the message "${id}".` }];
    const owner = context.claimed.get(uniqueTextKey(named, locale, messages, context.values) ?? '');
    const faults = textFaults(text, locale, rule, context.values);
    const twin = owner === undefined || owner === name ? [] : [twinFault(owner)];
    const all =
      faults.length > 0 ? faults : [...twin, ...otherNames(text, messages.en[id], locale)];
    return all.map((fault) => ({ ...at, ...fault }));
  });
}

function twinFault(owner: string) {
  return { problem: `says the same as that of ${owner}`, advice: 'Write another text.' };
}

/** Both languages state the same figures; how often they name the product is up to them. */
function otherNames(text: string, english: string | undefined, locale: Locale) {
  if (locale === 'en' || english === undefined) return [];
  const figuresIn = (one: string) =>
    namesIn(one).filter((name) => name !== 'product' && name !== 'brand');
  const [own, expected] = [figuresIn(text).join(', '), figuresIn(english).join(', ')];
  if (own === expected) return [];
  return [
    {
      problem: `names ${own || 'no figure'}, and English ${expected || 'none'}`,
      advice: 'Name the same figures in both languages.',
    },
  ];
}

function uniqueTextKey(
  { field, id, rule }: NamedText,
  locale: Locale,
  messages: MessageTexts,
  values: OwnValues | undefined,
): string | undefined {
  const text = messages[locale][id];
  if (!rule.unique || text === undefined) return undefined;
  return `${locale} ${field} ${readingOf(text, locale, values)}`;
}

function unusedMessages(
  name: string,
  named: readonly NamedText[],
  messages: MessageTexts,
): Problem[] {
  const used = new Set(named.map(({ id }) => id));
  return LOCALES.flatMap((locale) =>
    Object.keys(messages[locale])
      .filter((id) => id.startsWith(ownPrefix(name)) && !used.has(id))
      .map((id) => ({
        file: messageFile(locale),
        landing: name,
        field: id.slice(ownPrefix(name).length),
        locale,
        problem: 'is shown nowhere',
        advice: `Remove the message "${id}", or name it in ${landingFile(name)}.`,
      })),
  );
}
