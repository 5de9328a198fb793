import { BANNER_SCENES } from '../../../design-system/drawings/Scene/cuts.ts';
import { LOCALES, type Locale, type Localized } from '../../i18n/locales.ts';
import type { WordingProblem } from '../../i18n/wording.ts';
import { isSectionKind, SECTIONS } from '../../sections/sections.ts';
import { LANDING_FIELDS } from '../landing.ts';
import { getLandingFile } from '../landing-file.ts';
import { findAddressProblems } from './address-problems.ts';
import { findFieldProblems, findPictures, findTexts, type OwnText } from './field-problems.ts';
import { findNameProblems } from './name-problems.ts';
import { findPersonaProblems, getPersonaScene } from './persona-problems.ts';
import { type FieldProblem, type Problem, reject } from './problem.ts';
import { findSectionProblems, listed } from './section-problems.ts';
import { type CustomValues, findNames, findTextProblems, getReading } from './text-problems.ts';

/** A landing as somebody or something wrote it, right or wrong. */
export interface LandingDraft {
  path?: Partial<Localized>;
  title?: unknown;
  description?: unknown;
  listing?: unknown;
  /** Those of a right one are `SectionDraft`s. */
  sections?: unknown;
}

/** Landings by their names, right or wrong. */
export type LandingDrafts = Readonly<Record<string, LandingDraft>>;

/** Everything that a landing is checked against, besides itself. */
export interface LandingContext {
  /** Who has which address and which text that must be unique, see `listUniqueKeys`. */
  claimed: ReadonlyMap<string, string>;
  /** Values that its texts may name besides product, brand and ledger, such as `{city}`. */
  values?: CustomValues;
}

/**
 * Everything that keeps a landing from being published, each with its file, field, language and what
 * to do. It needs no files, so that the command line, the build, the tests and the workbench share it.
 */
export function findLandingProblems(
  name: string,
  landing: LandingDraft,
  context: LandingContext,
): Problem[] {
  const { path } = landing;
  const problems = [
    ...findNameProblems(name),
    ...findAddressProblems(path),
    ...findTakenAddresses(name, landing, context),
    ...findWrongFields(landing),
    ...findPersonaProblems(landing),
    ...findTakenScene(name, landing, context),
    ...listOwnTexts(landing).flatMap((text) => findProblemsOfText(name, text, context)),
  ];
  return problems.map(place(name));
}

/** The problems with the fields of a landing alone, with which it cannot be shown as it is meant. */
export function findBrokenFields(name: string, landing: LandingDraft): Problem[] {
  return findWrongFields(landing).map(place(name));
}

function findWrongFields({ path: _, sections, ...head }: LandingDraft): FieldProblem[] {
  return [
    ...findFieldProblems(LANDING_FIELDS, head, '').map(withoutDot),
    ...findSectionProblems(sections),
  ];
}

function place(name: string) {
  return (problem: FieldProblem): Problem => ({
    file: getLandingFile(name),
    landing: name,
    ...problem,
  });
}

/** Lists all that a landing has for itself, as `claimed` has it: addresses, texts that must be unique, the picture of its card. */
export function listUniqueKeys(landing: LandingDraft, values?: CustomValues): string[] {
  const addresses = LOCALES.flatMap((locale) => landing.path?.[locale] ?? []);
  const texts = listOwnTexts(landing).flatMap((text) =>
    LOCALES.flatMap((locale) => uniqueKeyOf(text, locale, values) ?? []),
  );
  const scene = getPersonaScene(landing);
  return [...addresses, ...texts, ...(scene ? [keyOfScene(scene)] : [])];
}

function keyOfScene(scene: string): string {
  return `picture ${scene}`;
}

/** Every text that a landing says itself. */
export function listOwnTexts({ path: _, sections, ...head }: LandingDraft): OwnText[] {
  return [
    ...findTexts(LANDING_FIELDS, head, '').map(withoutDot),
    ...listed(sections).flatMap(({ kind, ...props }) =>
      isSectionKind(kind) ? findTexts(SECTIONS[kind].schema, props, kind) : [],
    ),
  ];
}

/** Every picture that a landing brings along, by the name of its file. */
export function listPictures({ sections }: LandingDraft) {
  return listed(sections).flatMap(({ kind, ...props }) =>
    isSectionKind(kind) ? findPictures(SECTIONS[kind].schema, props, kind) : [],
  );
}

/** A field outside the sections has no name around it: `.title` is `title`. */
function withoutDot<Found extends { field: string }>(found: Found): Found {
  return { ...found, field: found.field.slice(1) };
}

function findTakenAddresses(
  name: string,
  { path }: LandingDraft,
  { claimed }: LandingContext,
): FieldProblem[] {
  return LOCALES.flatMap((locale) => {
    const address = path?.[locale];
    const owner = address === undefined ? undefined : claimed.get(address);
    if (owner === undefined || owner === name) return [];
    return reject(`path.${locale}`, `is that of ${owner}: "${address}"`, 'Choose another one.');
  });
}

function findTakenScene(
  name: string,
  landing: LandingDraft,
  { claimed }: LandingContext,
): FieldProblem[] {
  const scene = getPersonaScene(landing);
  const owner = scene && claimed.get(keyOfScene(scene));
  if (!owner || owner === name) return [];
  const free = BANNER_SCENES.filter((one) => !claimed.has(keyOfScene(one)));
  return reject(
    'hero.scene',
    `is "${scene}", the picture of ${owner} among the cards of the home page`,
    `Choose ${[...free, 'a new drawing (docs/conventions.md, Drawings)'].join(' or ')}, or list the page in the footer only.`,
  );
}

function findProblemsOfText(name: string, own: OwnText, context: LandingContext): FieldProblem[] {
  const { field, text, rule } = own;
  return LOCALES.flatMap((locale) => {
    const owner = context.claimed.get(uniqueKeyOf(own, locale, context.values) ?? '');
    const problems = findTextProblems(text[locale], locale, rule, context.values);
    const twin =
      owner === undefined || owner === name
        ? []
        : [{ problem: `says the same as that of ${owner}`, advice: 'Write another text.' }];
    const all = problems.length > 0 ? problems : [...twin, ...findOtherNames(text, locale)];
    return all.map((problem) => ({ field, locale, ...problem }));
  });
}

/** Both languages state the same figures; how often they name the product is up to them. */
function findOtherNames(text: Localized, locale: Locale): WordingProblem[] {
  const figuresIn = (one: string) =>
    findNames(one).filter((name) => name !== 'product' && name !== 'brand');
  const [own, expected] = [figuresIn(text[locale]).join(', '), figuresIn(text.en).join(', ')];
  const problem = `names ${own || 'no figure'}, and English ${expected || 'none'}`;
  return own === expected ? [] : [{ problem, advice: 'Name the same figures in both languages.' }];
}

function uniqueKeyOf(
  { field, text, rule }: OwnText,
  locale: Locale,
  values: CustomValues | undefined,
): string | undefined {
  return rule.unique ? `${locale} ${field} ${getReading(text[locale], locale, values)}` : undefined;
}
