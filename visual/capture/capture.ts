import type { Evidence, Picture } from '../results/report.ts';
import type { CapturePage } from './capture-page.ts';
import { FOCUSABLE } from './interaction.ts';
import type { Failure } from './pool.ts';
import { readStyles } from './read-styles.ts';

/** A PNG as the browser returned it, with the size in px that it must have. */
export interface Capture {
  png: Buffer;
  size?: { width: number; height: number };
  evidence?: Evidence;
}

/** A capture, or the reason why there is no valid one. */
export type Captured = Capture | Failure;

/**
 * Shows a story or a page of the built site in a browser page that is in its mode, and captures it.
 * @param withEvidence collects evidence as well
 * @throws when the page no longer responds
 */
export async function capture(
  { page, violations, show, screenshot }: CapturePage,
  picture: Picture,
  withEvidence = false,
): Promise<Captured> {
  violations.length = 0;
  const { height, problems } = await show(picture);
  problems.push(...violations);
  if (problems.length > 0) return { failure: [...new Set(problems)].join('; ') };
  const png = await screenshot(picture.mode, height);
  const size = { width: picture.mode.width, height };
  if (!withEvidence) return { png, size };
  const texts = await page.evaluate(readTexts);
  const { variables } = await page.evaluate(readStyles, { focusable: FOCUSABLE });
  return { png, size, evidence: { texts, variables } };
}

/** Runs in the page: its visible text and the texts for assistive technology. */
function readTexts(): string {
  const names = ['aria-label', 'alt', 'placeholder', 'title'];
  const labels = names.flatMap((name) =>
    [...document.body.querySelectorAll(`[${name}]`)].map((element) => element.getAttribute(name)),
  );
  return [document.body.innerText, ...labels].join('\n');
}
