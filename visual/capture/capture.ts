import type { Evidence, Picture } from '../results/report.ts';
import type { CapturePage } from './capture-page.ts';
import { FOCUSABLE } from './interaction.ts';
import { readStyles } from './read-styles.ts';
import { screenshot } from './screenshot.ts';

/** A PNG as the browser returned it, with the size in px that it must have. */
export interface Capture {
  png: Buffer;
  size?: { width: number; height: number };
  evidence?: Evidence;
}

/** A capture, or the reason why there is no valid one. */
export type Captured = Capture | { failure: string };

/**
 * Shows a story or a page of the built site in a browser page that is in its mode, and captures it.
 * @param withEvidence collects evidence as well
 * @throws when the page no longer responds
 */
export async function capture(
  { page, violations, show, inState }: CapturePage,
  picture: Picture,
  withEvidence = false,
): Promise<Captured> {
  violations.length = 0;
  const { mode } = picture;
  const shown = await show(picture);
  const problems = [...shown.problems, ...violations];
  if (problems.length > 0) return { failure: [...new Set(problems)].join('; ') };
  const { height } = shown;
  const png = await inState(mode, (devtools) => screenshot(devtools, mode.width, height));
  const evidence = withEvidence && {
    texts: await page.evaluate(readTexts),
    variables: (await page.evaluate(readStyles, { focusable: FOCUSABLE })).variables,
  };
  return {
    png,
    size: { width: mode.width, height },
    ...(evidence && { evidence }),
  };
}

/** Runs in the page: its visible text and the texts for assistive technology. */
function readTexts(): string {
  const names = ['aria-label', 'alt', 'placeholder', 'title'];
  const labels = names.flatMap((name) =>
    [...document.body.querySelectorAll(`[${name}]`)].map((element) => element.getAttribute(name)),
  );
  return [document.body.innerText, ...labels].join('\n');
}
