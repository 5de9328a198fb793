import { getStepAnchor, PAGE_NOTES_ANCHOR, PANEL_ANCHORS } from '../../config/anchors.ts';
import { STEPS } from '../../content/steps.ts';
import { SECTION_ANCHORS } from '../sections.ts';

/** Every anchor that is taken before any question gets its own. */
export const TAKEN_ANCHORS: readonly string[] = [
  ...SECTION_ANCHORS,
  ...Object.values(PANEL_ANCHORS),
  PAGE_NOTES_ANCHOR,
  ...STEPS.map(getStepAnchor),
];

/**
 * The anchors of a page's questions, in their order: spaces become hyphens, then everything except
 * letters and hyphens goes, then lower case. One that is taken gets `-2`.
 */
export function createQuestionAnchors(questions: readonly string[]): string[] {
  const anchors = new Set(TAKEN_ANCHORS);
  for (const question of questions) anchors.add(freeAnchor(anchorOf(question), anchors));
  return [...anchors].slice(TAKEN_ANCHORS.length);
}

function anchorOf(question: string): string {
  return question
    .normalize('NFC')
    .replace(/\s/gu, '-')
    .replace(/[^\p{L}-]/gu, '')
    .toLowerCase();
}

function freeAnchor(wanted: string, taken: ReadonlySet<string>): string {
  let anchor = wanted;
  for (let count = 2; taken.has(anchor); count += 1) anchor = `${wanted}-${count}`;
  return anchor;
}
