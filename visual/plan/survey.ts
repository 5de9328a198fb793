import { join } from 'node:path';
import { readJson, replaceFile } from '../../lib/json-files.ts';
import { getOtherLocale, LOCALES } from '../../site/i18n/locales.ts';
import { ROOT } from '../../tools/project/paths.ts';
import { browserName } from '../capture/browser.ts';
import type { CapturePage } from '../capture/capture-page.ts';
import { FOCUSABLE } from '../capture/interaction.ts';
import { runInPages } from '../capture/pool.ts';
import { readStyles } from '../capture/read-styles.ts';
import type { ServedBuild } from '../capture/served-build.ts';
import { showStory } from '../capture/show-story.ts';
import { breakpointsIn } from './breakpoints.ts';
import { DEFAULT_BRAND, type Mode, type State } from './modes.ts';
import { readStory, type StoryFacts, switchLanguage } from './read-story.ts';
import type { Story } from './stories.ts';

/** What determines the modes in which a story is captured. */
export interface Findings extends Omit<StoryFacts, 'markup'> {
  /** Widths in px at which its elements have different styles than one px below. */
  breakpoints: number[];
  /** States for which its elements have styles. */
  states: State[];
  /** Whether it is the same in every language. */
  isWithoutLanguage: boolean;
}

/** The mode of the survey: with a mouse, at a width where most stories show everything. */
const MODE: Mode = { locale: LOCALES[0], width: 960, brand: DEFAULT_BRAND };

/** Range of window widths in px that is searched for breakpoints. */
const SEARCHED = { from: 320, to: 1440 };

/**
 * Shows each story once, without capturing it. The findings are cached on this machine.
 * @param fingerprintOf hash of everything a story depends on; findings are valid while it is the same
 * @returns findings by story id, without stories that cannot be shown: their picture reports why
 */
export async function surveyAll(
  built: ServedBuild,
  stories: readonly Story[],
  fingerprintOf: (story: Story) => string,
): Promise<Map<string, Findings>> {
  const known = (await readJson(CACHE_FILE)) as [string, Surveyed][] | undefined;
  const keys = new Map(stories.map((story) => [story.id, fingerprintOf(story) + browserName()]));
  const found = new Map(known?.filter(([story, { key }]) => key === keys.get(story)));
  const jobs = stories
    .filter(({ id }) => !found.has(id))
    .map(({ id, kind }) => ({ story: id, kind, mode: MODE }));
  await runInPages(built, jobs, survey, async ({ story }, findings) => {
    if (!('failure' in findings)) found.set(story, { key: keys.get(story) ?? '', findings });
  });
  await replaceFile(CACHE_FILE, JSON.stringify([...found]));
  return new Map([...found].map(([story, { findings }]) => [story, findings]));
}

const CACHE_FILE = join(ROOT, 'node_modules/.cache/fernblick/survey.json');

interface Surveyed {
  key: string;
  findings: Findings;
}

/** Shows a story and finds out on which widths, states and languages its look depends. */
export async function survey(
  capturePage: CapturePage,
  { story, kind }: { story: string; kind: string },
): Promise<Findings> {
  const { page } = capturePage;
  await page.evaluate(showStory, story);
  const { markup, ...facts } = await page.evaluate(readStory);
  const { media, interactions, containers } = await page.evaluate(readStyles, {
    focusable: FOCUSABLE,
    // Only components are searched for container queries: a search takes longer than showing the story.
    ...(kind === 'Components' && { containers: 'also' as const }),
  });
  const breakpoints = media.flatMap(breakpointsIn);
  if (containers) {
    breakpoints.push(...(await containerBreakpoints(capturePage, breakpoints)));
  }
  const hasForcedColors = media.some((condition) => condition.includes('forced-colors'));
  return {
    ...facts,
    breakpoints,
    states: [...interactions, ...(hasForcedColors ? (['forced-colors'] as const) : [])],
    isWithoutLanguage: !facts.pinned.locale && (await isSameInOtherLanguage()),
  };

  async function isSameInOtherLanguage(): Promise<boolean> {
    await page.evaluate(switchLanguage, getOtherLocale(MODE.locale));
    const other = await page.evaluate(readStory);
    await page.evaluate(switchLanguage, MODE.locale);
    return other.markup === markup;
  }
}

async function containerBreakpoints(
  { page, resize }: CapturePage,
  mediaBreakpoints: readonly number[],
): Promise<number[]> {
  const answers = new Map<number, string>();
  const { from, to } = SEARCHED;
  // Between two breakpoints of media queries a container can only grow with the window.
  const edges = [
    from,
    ...mediaBreakpoints.flatMap((breakpoint) => [breakpoint - 1, breakpoint]),
    to,
  ];
  edges.sort((one, other) => one - other);
  const breakpoints: number[] = [];
  for (const [index, edge] of edges.entries()) {
    breakpoints.push(...(await breakpointsBetween(edge, edges[index + 1] ?? edge)));
  }
  await resize(MODE.width);
  return breakpoints;

  async function breakpointsBetween(low: number, high: number): Promise<number[]> {
    if ((await answersAt(low)) === (await answersAt(high))) return [];
    if (high - low === 1) return [high];
    const middle = Math.floor((low + high) / 2);
    return [
      ...(await breakpointsBetween(low, middle)),
      ...(await breakpointsBetween(middle, high)),
    ];
  }

  async function answersAt(width: number): Promise<string> {
    const known = answers.get(width);
    if (known !== undefined) return known;
    await resize(width);
    const { containers } = await page.evaluate(readStyles, {
      focusable: FOCUSABLE,
      containers: 'only' as const,
    });
    answers.set(width, containers);
    return containers;
  }
}
