import { join } from 'node:path';
import { readJson, replaceFile } from '../../lib/json-files.ts';
import { getOtherLocale, LOCALES } from '../../site/i18n/locales.ts';
import { ROOT } from '../../tools/project/paths.ts';
import { getBrowserName } from '../capture/browser.ts';
import { type CapturePage, openCapturePage } from '../capture/capture-page.ts';
import { FOCUSABLE } from '../capture/interaction.ts';
import { runInPages } from '../capture/pool.ts';
import { readStyles } from '../capture/read-styles.ts';
import type { ServedBuild } from '../capture/served-build.ts';
import { showStory } from '../capture/show-story.ts';
import type { Picture } from '../results/report.ts';
import { findBreakpoints } from './breakpoints.ts';
import { DEFAULT_BRAND, type Mode, type State } from './modes.ts';
import { readStory, type StoryFacts, switchLanguage } from './read-story.ts';

/** A story of the built workbench. */
export type Story = Pick<Picture, 'id' | 'title' | 'name' | 'source'>;

/** Properties of a story that determine the modes in which it is captured. */
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
  const jobs = stories.map((story) => {
    return { ...story, key: fingerprintOf(story) + getBrowserName(), mode: MODE };
  });
  const keys = new Map(jobs.map(({ id, key }) => [id, key]));
  const found = new Map(known?.filter(([id, { key }]) => key === keys.get(id)));
  const missing = jobs.filter(({ id }) => !found.has(id));
  const open = () => openCapturePage(built, MODE);
  const { results } = await runInPages(open, missing, 'stories', survey);
  for (const [{ id, key }, findings] of results) {
    if (!('failure' in findings)) found.set(id, { ...findings, key });
  }
  await replaceFile(CACHE_FILE, JSON.stringify([...found]));
  return found;
}

const CACHE_FILE = join(ROOT, 'node_modules/.cache/fernblick/survey.json');

interface Surveyed extends Findings {
  key: string;
}

/** Shows a story and finds out on which widths, states and languages its look depends. */
export async function survey(
  capturePage: CapturePage,
  { id, title }: Pick<Story, 'id' | 'title'>,
): Promise<Findings> {
  const { page } = capturePage;
  await page.evaluate(showStory, id);
  const { markup, ...facts } = await page.evaluate(readStory);
  const { media, interactions, containers } = await page.evaluate(readStyles, {
    focusable: FOCUSABLE,
    // Only components are searched for container queries: a search takes longer than showing the story.
    ...(title.startsWith('Components/') && { containers: 'also' as const }),
  });
  const breakpoints = media.flatMap(findBreakpoints);
  if (containers) breakpoints.push(...(await findContainerBreakpoints(capturePage, breakpoints)));
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

async function findContainerBreakpoints(
  { page, resize }: CapturePage,
  mediaBreakpoints: readonly number[],
): Promise<number[]> {
  // Between two breakpoints of media queries a container can only grow with the window.
  const edges = new Set([SEARCHED.from, SEARCHED.to]);
  for (const breakpoint of mediaBreakpoints) edges.add(breakpoint - 1).add(breakpoint);
  const breakpoints: number[] = [];
  let low: Look | undefined;
  for (const edge of [...edges].sort((one, other) => one - other)) {
    const high = await look(edge);
    if (low) breakpoints.push(...(await search(low, high)));
    low = high;
  }
  await resize(MODE.width);
  return breakpoints;

  async function search(low: Look, high: Look): Promise<number[]> {
    if (low.containers === high.containers) return [];
    if (high.width - low.width === 1) return [high.width];
    const middle = await look(Math.floor((low.width + high.width) / 2));
    return [...(await search(low, middle)), ...(await search(middle, high))];
  }

  async function look(width: number): Promise<Look> {
    await resize(width);
    const wanted = { focusable: FOCUSABLE, containers: 'only' as const };
    return { width, containers: (await page.evaluate(readStyles, wanted)).containers };
  }
}

/** Results of the container queries at a width. */
interface Look {
  width: number;
  containers: string;
}
