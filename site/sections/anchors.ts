import { steps } from '../content/steps.ts';

/**
 * The table of section kinds: the name of each, and the anchor it has on every page. Anchors are
 * public addresses, in campaigns too (`howitworks`, `performance`, `comparison`, `costs`), so one that is
 * published stays. What opens a page needs none.
 *
 * It is apart from the views (`index.tsx`) because they link to each other by it.
 */
export const ANCHORS = {
  hero: null,
  infoPanel: null,
  argument: 'argument',
  pensionGap: 'pensiongap',
  cases: 'cases',
  howItWorks: 'howitworks',
  personas: 'personas',
  portfolios: 'portfolios',
  performance: 'performance',
  comparison: 'comparison',
  costs: 'costs',
  reviews: 'reviews',
  faq: 'faq',
} as const satisfies Readonly<Record<string, string | null>>;

export type SectionKind = keyof typeof ANCHORS;

/** A kind that can be linked to. */
export type AnchoredKind = {
  [Kind in SectionKind]: (typeof ANCHORS)[Kind] extends string ? Kind : never;
}[SectionKind];

/** The anchors of panels inside sections. */
export const PANEL_ANCHORS = {
  assumptions: 'assumptions',
  details: 'comparison-explained',
  pensionGapTable: 'pensiongap-table',
  pensionGapMethod: 'pensiongap-how',
} as const;

/** The anchor of the sources at the end of a page. */
export const PAGE_NOTES_ANCHOR = 'sources';

/** The link to a section of the page at a path; without one, of the page it stands on. */
export function linkTo(kind: AnchoredKind, path = ''): string {
  return `${path}#${ANCHORS[kind]}`;
}

/** The id of the heading that names a section. */
export function titleId(kind: AnchoredKind): string {
  return `${ANCHORS[kind]}-title`;
}

/** The anchor of a step of how it works. */
export function stepAnchor(key: string): string {
  return `step-${key}`;
}

/** Every anchor that is taken before any question of the FAQ gets its own. */
export const TAKEN_ANCHORS: readonly string[] = [
  ...Object.values(ANCHORS).filter((anchor) => anchor !== null),
  ...Object.values(PANEL_ANCHORS),
  PAGE_NOTES_ANCHOR,
  ...steps.map(({ key }) => stepAnchor(key)),
];
