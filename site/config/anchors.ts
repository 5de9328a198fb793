/** The kinds of sections that others link to. */
export type LinkedKind = 'howItWorks' | 'pensionGap' | 'comparison' | 'costs' | 'faq';

/** The anchors of panels inside sections. */
export const PANEL_ANCHORS = {
  details: 'comparison-explained',
  pensionGapTable: 'pensiongap-table',
  pensionGapMethod: 'pensiongap-how',
} as const;

/** The anchor of the sources at the end of a page. */
export const PAGE_NOTES_ANCHOR = 'sources';

/**
 * The anchor of a section on every page. Anchors are public addresses, in campaigns too
 * (`howitworks`, `performance`, `comparison`, `costs`): a kind that is published keeps its name.
 */
export function getSectionAnchor(kind: string): string {
  return kind.toLowerCase();
}

/** The link to a section of the page at a path; without one, of the page it stands on. */
export function linkTo(kind: LinkedKind, path = ''): string {
  return `${path}#${getSectionAnchor(kind)}`;
}

/** The id of the heading that names a section. */
export function getTitleId(kind: string): string {
  return `${getSectionAnchor(kind)}-title`;
}

/** The anchor of a step of how it works. */
export function getStepAnchor(key: string): string {
  return `step-${key}`;
}
