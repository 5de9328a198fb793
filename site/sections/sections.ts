import { keysOf } from '../../lib/objects.ts';
import { getSectionAnchor } from '../config/anchors.ts';
import { argument } from './Argument/index.ts';
import { cases } from './Cases/index.ts';
import { comparison } from './Comparison/index.ts';
import { costs } from './Costs/index.ts';
import { faq } from './Faq/index.ts';
import type { SectionDefinition, ValueOf } from './field.ts';
import { hero } from './Hero/index.ts';
import { howItWorks } from './HowItWorks/index.ts';
import { infoPanel } from './InfoPanel/index.ts';
import { pensionGap } from './PensionGap/index.ts';
import { performance } from './Performance/index.ts';
import { personas } from './Personas/index.ts';
import { portfolios } from './Portfolios/index.ts';
import { reviews } from './Reviews/index.ts';

/**
 * Every kind of section. Types, anchors, sources, views, the check of landings, their JSON Schema, the
 * Composer and the documentation page are made from this list.
 */
export const SECTIONS = {
  hero,
  infoPanel,
  argument,
  pensionGap,
  cases,
  howItWorks,
  personas,
  portfolios,
  performance,
  comparison,
  costs,
  reviews,
  faq,
} satisfies Readonly<Record<string, SectionDefinition>>;

export type SectionKind = keyof typeof SECTIONS;

export const SECTION_KINDS = keysOf(SECTIONS);

/** A kind that has an anchor. */
export type AnchoredKind = Exclude<SectionKind, KindWith<'opensPage'>>;

/** A kind whose figures have a source in the notes of their page. */
export type SourcedKind = KindWith<'claims'>;

type KindWith<Property extends keyof SectionDefinition> = {
  [Kind in SectionKind]: (typeof SECTIONS)[Kind] extends Record<Property, unknown> ? Kind : never;
}[SectionKind];

/** All that a landing says about a section of a kind. */
export type SectionProps<Kind extends SectionKind> = ValueOf<(typeof SECTIONS)[Kind]['schema']>;

/** One section of a landing: its kind and what the schema of that kind asks for. */
export type Section<Kind extends SectionKind = SectionKind> = {
  [K in Kind]: { kind: K } & SectionProps<K>;
}[Kind];

/** Whether there is such a kind of section. */
export function isSectionKind(kind: unknown): kind is SectionKind {
  return typeof kind === 'string' && Object.hasOwn(SECTIONS, kind);
}

/** Whether a section's figures have a source in the notes of their page. */
export function isSourced(kind: SectionKind): kind is SourcedKind {
  return 'claims' in SECTIONS[kind];
}

/** The anchors of sections, in the order of their kinds. */
export const SECTION_ANCHORS: readonly string[] = SECTION_KINDS.filter(
  (kind) => !('opensPage' in SECTIONS[kind]),
).map(getSectionAnchor);
