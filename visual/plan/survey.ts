import { join } from 'node:path';
import { readJson, replaceFile } from '../../lib/json-files.ts';
import { mapValues } from '../../lib/objects.ts';
import { LOCALES, listOtherLocales } from '../../site/i18n/locales.ts';
import { ROOT } from '../../tools/project/paths.ts';
import { getBrowserName } from '../capture/browser.ts';
import type { ServedBuild } from '../capture/capture-page.ts';
import { type CapturePage, openCapturePage } from '../capture/capture-page.ts';
import { type Capture, capture, type Outcome, store } from '../capture/capture-pictures.ts';
import { FOCUSABLE } from '../capture/interaction.ts';
import { type Failure, runInPages } from '../capture/pool.ts';
import { readStyles, type Styles } from '../capture/read-styles.ts';
import type { AcceptedPictures } from '../model/decisions.ts';
import type { PictureCache } from '../model/picture-cache.ts';
import type { Picture } from '../model/report.ts';
import { findBreakpoints } from './breakpoints.ts';
import { DEFAULT_BRAND, formatMode, type Mode } from './modes.ts';
import { isSameIn, readStory, type StoryFacts } from './read-story.ts';
import { runAxe } from './run-axe.ts';

/** A story of the built workbench. */
export interface Story extends Pick<Picture, 'id' | 'title' | 'name' | 'source'> {
  /** Whether it only tests and is hidden from designers: it shows nothing new. */
  isTest?: boolean;
}

/** The picture of a story in a mode. */
export function makePicture({ id, title, name, source }: Story, mode: Mode): Picture {
  return { id: `${id}.${formatMode(mode)}`, story: id, title, name, source, mode };
}

/** Properties of a story that determine the modes in which it is captured, and what is wrong with it. */
export interface Findings extends StoryFacts {
  /** Widths in px at which its elements have different styles than one px below. */
  breakpoints: number[];
  /** The rules that show in each state, see `Styles`; those of interactions at its own width. */
  states: Styles['states'];
  /** Custom properties that its rules use, see `Styles`. */
  variables: Styles['variables'];
  /** Where else rules of interactions show that do not at its own width. */
  elsewhere: Look[];
  /** Rules of interactions that show at no width. */
  hidden: Styles['hidden'];
  /** See `Styles`. */
  otherMedia: Styles['otherMedia'];
  /** Whether it is the same in every language. */
  isWithoutLanguage: boolean;
  /** What axe found, and the errors of a story without pictures. */
  problems: string[];
}

/** What shows at a width; without one what shows at none. */
export interface Look extends Pick<Styles, 'states' | 'variables'> {
  width?: number;
}

/** The mode of the survey: with a mouse, at a width where most stories show everything. */
export const SURVEY_MODE: Mode = { locale: LOCALES[0], width: 960, brand: DEFAULT_BRAND };

/** The other languages, and that of the survey. */
const LANGUAGES = { others: listOtherLocales(SURVEY_MODE.locale), own: SURVEY_MODE.locale };

/** Range of window widths in px that is searched for breakpoints. */
const SEARCHED = { from: 320, to: 1440 };

/**
 * Shows each story once, captures it and runs axe on it. The findings are cached on this machine.
 * @param fingerprintOf hash of everything a story depends on; findings are valid while it is the same
 * @returns findings by story id, of a story that could not be surveyed, why; and the pictures that were
 * captured, by picture id
 */
export async function surveyAll(
  built: ServedBuild,
  stories: readonly Story[],
  fingerprintOf: (story: Story) => string,
  { cache, accepted }: { cache: PictureCache; accepted: AcceptedPictures },
) {
  const known = (await readJson(CACHE_FILE)) as [string, Findings & { key: string }][] | undefined;
  const jobs = stories.map((story) => {
    return { ...story, key: fingerprintOf(story) + getBrowserName(), mode: SURVEY_MODE };
  });
  const keys = new Map(jobs.map(({ id, key }) => [id, key]));
  // Those of other stories stay for the next whole run.
  const found = new Map(known?.filter(([id, { key }]) => key === (keys.get(id) ?? key)));
  const missing = jobs.filter(({ id }) => !found.has(id));
  const open = () => openCapturePage(built, SURVEY_MODE);
  const captured = new Map<string, Outcome>();
  const { results } = await runInPages(open, missing, 'stories', async (page, story) => {
    const { captured: shown, ...findings } = await survey(page, story);
    const { id } = makePicture(story, SURVEY_MODE);
    const outcome = await store(shown, findings.parameters, cache, accepted.get(id));
    // What fails is captured again with the others, whose results say why.
    if ('hash' in outcome) captured.set(id, outcome);
    return findings;
  });
  for (const [{ id, key }, findings] of results) {
    found.set(id, { ...toFindings(findings), key });
  }
  // A story with problems is shown again by the next run.
  const sound = [...found].filter(([, { problems }]) => problems.length === 0);
  await replaceFile(CACHE_FILE, JSON.stringify(sound));
  return { findings: found, captured };
}

/** Findings before anything is found. */
export const NO_FINDINGS: Findings = {
  parameters: {},
  pinned: {},
  isFolded: false,
  breakpoints: [],
  states: {},
  variables: { rest: [], hover: [], focus: [], active: [] },
  elsewhere: [],
  hidden: { hover: [], focus: [], active: [] },
  otherMedia: [],
  isWithoutLanguage: false,
  problems: [],
};

/** A story that could not be surveyed must not pass unchecked: why is a problem of it. */
export function toFindings(result: Findings | Failure): Findings {
  if (!('failure' in result)) return result;
  return { ...NO_FINDINGS, problems: [`not surveyed: ${result.failure}`] };
}

const CACHE_FILE = join(ROOT, 'node_modules/.cache/fernblick/survey.json');

/**
 * Shows a story, captures and checks it, and finds out on which widths, states and languages its look
 * depends. A story that only tests has one picture, whatever it depends on.
 */
export async function survey(
  capturePage: CapturePage,
  { id, title, isTest = false }: Pick<Story, 'id' | 'title' | 'isTest'>,
): Promise<Findings & { captured: Capture | Failure }> {
  const { page, resize, show } = capturePage;
  const captured = await capture(capturePage, { story: id, mode: SURVEY_MODE });
  const violations = await page.evaluate(runAxe);
  const facts = await page.evaluate(readStory);
  // Pictures report errors themselves; a story that is made for other widths has some at this one.
  const problems =
    facts.parameters.widths?.length === 0 && 'failure' in captured
      ? [captured.failure, ...violations]
      : violations;
  if (isTest) return { ...NO_FINDINGS, ...facts, problems, captured };
  const [kind = ''] = title.split('/');
  const { width = SURVEY_MODE.width } = facts.pinned;
  await resize(width);
  if (width !== SURVEY_MODE.width) await show({ story: id, mode: { ...SURVEY_MODE, width } });
  const { media, hidden, containers, ...styles } = await page.evaluate(readStyles, {
    focusable: FOCUSABLE,
    // Only components are searched for container queries: a search takes longer than showing the story.
    ...(kind === 'Components' && { containers: 'also' as const }),
  });
  const breakpoints = media.flatMap(findBreakpoints);
  if (containers) breakpoints.push(...(await findContainerBreakpoints(capturePage, breakpoints)));
  // What a whole page hides at a width its sections show at others.
  const isOfOneWidth = facts.pinned.width || kind === 'Landings';
  const found = await findElsewhere(capturePage, hidden, isOfOneWidth ? [] : breakpoints);
  await resize(SURVEY_MODE.width);
  return {
    ...facts,
    problems,
    captured,
    breakpoints,
    ...styles,
    ...found,
    // Sections have words: none needs to be shown in other languages to find that out.
    isWithoutLanguage:
      !facts.pinned.locale && kind !== 'Sections' && (await page.evaluate(isSameIn, LANGUAGES)),
  };
}

/** Looks for the rules that are hidden at the width of the survey at others, the nearest first. */
async function findElsewhere(
  { page, resize }: CapturePage,
  hidden: Styles['hidden'],
  breakpoints: readonly number[],
): Promise<Pick<Findings, 'elsewhere' | 'hidden'>> {
  const elsewhere: Look[] = [];
  let left = hidden;
  const count = () => Object.values(left).flat().length;
  for (const width of listOtherWidths(breakpoints)) {
    const before = count();
    if (before === 0) break;
    await resize(width);
    const { states, variables } = await page.evaluate(readStyles, { focusable: FOCUSABLE });
    left = mapValues(left, (rules, state) =>
      rules.filter((rule) => !states[state]?.includes(rule)),
    );
    if (count() < before) elsewhere.push({ width, states, variables: { ...variables, rest: [] } });
  }
  return { elsewhere, hidden: left };
}

/** One width for each range between breakpoints but that of the survey: the nearest to it. */
function listOtherWidths(breakpoints: readonly number[]): number[] {
  const distance = (width: number) => Math.abs(width - SURVEY_MODE.width);
  const widths = breakpoints.map((one) => (one > SURVEY_MODE.width ? one : one - 1));
  return [...new Set(widths)]
    .filter((width) => width >= SEARCHED.from && width <= SEARCHED.to)
    .sort((one, other) => distance(one) - distance(other));
}

async function findContainerBreakpoints(
  { page, resize }: CapturePage,
  mediaBreakpoints: readonly number[],
): Promise<number[]> {
  // Between two breakpoints of media queries a container can only grow with the window.
  const edges = new Set([SEARCHED.from, SEARCHED.to]);
  for (const breakpoint of mediaBreakpoints) edges.add(breakpoint - 1).add(breakpoint);
  const looks: ContainerLook[] = [];
  for (const edge of [...edges].sort((one, other) => one - other)) looks.push(await look(edge));
  const breakpoints: number[] = [];
  for (const [index, high] of looks.entries())
    breakpoints.push(...(await search(looks[index - 1] ?? high, high)));
  return breakpoints;

  async function search(low: ContainerLook, high: ContainerLook): Promise<number[]> {
    if (low.containers === high.containers) return [];
    if (high.width - low.width === 1) return [high.width];
    const middle = await look(Math.floor((low.width + high.width) / 2));
    return [...(await search(low, middle)), ...(await search(middle, high))];
  }

  async function look(width: number): Promise<ContainerLook> {
    await resize(width);
    const wanted = { focusable: FOCUSABLE, containers: 'only' as const };
    return { width, containers: (await page.evaluate(readStyles, wanted)).containers };
  }
}

/** Results of the container queries at a width. */
type ContainerLook = Pick<Mode, 'width'> & Pick<Styles, 'containers'>;
