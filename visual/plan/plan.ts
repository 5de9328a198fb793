import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { StoryIndex } from 'storybook/internal/types';
import { UserError } from '../../lib/user-error.ts';
import { LOCALES } from '../../site/i18n/locales.ts';
import { DECISIONS, ROOT, SITE_BUILD, WORKBENCH_BUILD } from '../../tools/project/paths.ts';
import type { BaselineContext } from '../baselines/find-baselines.ts';
import type { ServedBuild } from '../capture/capture-page.ts';
import type { Outcomes } from '../capture/capture-pictures.ts';
import { getModules, type ModuleGraph } from '../causes/module-graph.ts';
import type { AcceptedPictures } from '../model/decisions.ts';
import type { Comparison, Picture } from '../model/report.ts';
import { choosePart } from './choose-part.ts';
import { describeLeftOut } from './left-out.ts';
import { DEFAULT_BRAND, formatMode, type Mode, parseMode, WIDTHS } from './modes.ts';
import { listSitePictures } from './site-pictures.ts';
import { findUnchanged } from './skip.ts';
import { planStates, STATE_WIDTH } from './states.ts';
import {
  type Findings,
  makePicture,
  NO_FINDINGS,
  type Story,
  SURVEY_MODE,
  surveyAll,
} from './survey.ts';

/** What pictures are planned with. */
type PlanContext = Pick<BaselineContext, 'accepted' | 'isPinned' | 'cache'> & {
  graph: ModuleGraph;
};

/** The pictures of a run, by what happens to them. */
export interface Plan {
  /** Number of stories, each of which was shown and checked once. */
  stories: number;
  /** What no picture shows, as sentences. */
  leftOut: readonly string[];
  pictures: readonly Picture[];
  toCapture: readonly Picture[];
  /** The pictures that the survey captured, by id. */
  captured: Outcomes;
  /** Results of those that need no capture, by picture id: unchanged ones, and those of faulty stories. */
  uncaptured: ReadonlyMap<string, Comparison>;
  /** Accepted pictures whose story or mode no longer exists. */
  removed: readonly Picture[];
}

/**
 * Plans all pictures, or those of a part, and which of them this run captures.
 * @throws UserError when the workbench has no stories, or none with a name
 */
export async function planRun(
  { only, isAll }: { only: readonly string[]; isAll: boolean },
  { graph, accepted, isPinned, cache }: PlanContext,
  build: ServedBuild,
): Promise<Plan> {
  const isPart = only.length > 0;
  const everyStory = await listStories();
  const everyPage = await listSitePictures(SITE_BUILD);
  const named = listNamed(everyStory, everyPage, accepted);
  const part = isPart && choosePart(named, only);
  const stories = everyStory.filter(({ id }) => !part || part.has(id));
  const fingerprintOf = ({ source }: Story) => getModules(graph, source).fingerprint;
  const { findings, captured } = await surveyAll(build, stories, fingerprintOf, {
    cache,
    accepted,
  });
  // Another story may show the same states, which only the whole run knows.
  const isCaptured = ({ id }: Picture) => !isPart || accepted.has(id);
  const { pictures: inStates, gaps } = planStates(stories, findings, isCaptured);
  const pages = everyPage.filter(({ story }) => !part || part.has(story));
  const listed = [
    ...stories.flatMap((story) => planStory(story, findings.get(story.id))),
    ...inStates,
    ...pages,
  ];
  // Whole landings are in some states anyway.
  const once = new Map(listed.map((picture) => [picture.id, picture]));
  // A story is shown once for all its states.
  const pictures = [...Map.groupBy(once.values(), ({ story }) => story).values()].flat();
  const ofStories = pictures.filter(({ page }) => !page);
  const unchanged =
    isAll || isPart || !isPinned ? [] : await findUnchanged(pictures, graph, accepted);
  const uncaptured = new Map([...unchanged, ...failFaulty(ofStories, findings)]);
  return {
    stories: stories.length,
    leftOut: describeLeftOut(
      gaps,
      [...stories, ...pages],
      stories.flatMap(({ id }) => findings.get(id) ?? []),
      isPart,
    ),
    pictures,
    toCapture: pictures.filter(({ id }) => !uncaptured.has(id)),
    captured,
    uncaptured,
    removed: findRemoved(pictures, accepted, named).filter(({ story }) => !part || part.has(story)),
  };
}

/**
 * Tells that nothing has a name before a minute is spent on building: by the last build, and of what was
 * added since, by the index that Storybook makes of the sources.
 * @throws UserError with the nearest names
 */
export async function assertNames(
  names: readonly string[],
  accepted: AcceptedPictures,
): Promise<void> {
  const pages = await listSitePictures(SITE_BUILD).catch(() => []);
  const choose = (stories: readonly Story[]) =>
    choosePart(listNamed(stories, pages, accepted), names);
  try {
    choose(await listStories());
  } catch {
    const { buildIndex } = await import('storybook/internal/core-server');
    choose(readStories(await buildIndex({ configDir: join(ROOT, '.storybook') })));
  }
}

/** The stories of the built workbench. */
export async function listStories(): Promise<Story[]> {
  const index = await readFile(join(WORKBENCH_BUILD, 'index.json'), 'utf8');
  const stories = readStories(JSON.parse(index));
  if (stories.length === 0) {
    throw new UserError(
      `The workbench in ${WORKBENCH_BUILD} has no stories.\nBuild it again: npm run build`,
    );
  }
  return stories;
}

function readStories({ entries }: StoryIndex): Story[] {
  return Object.values(entries)
    .filter(({ type }) => type === 'story')
    .map(({ id, title, name, tags = [], importPath }) => {
      const source = importPath.replace('./', '');
      return { id, title, name, source, isTest: !tags.includes('dev') };
    });
}

/** All that can be named: stories, pages of the site, and what is accepted and gone. */
function listNamed(
  stories: readonly Named[],
  pages: readonly Picture[],
  accepted: AcceptedPictures,
): Named[] {
  const existing = [...stories, ...pages.map((page) => ({ ...page, id: page.story }))];
  return [...existing, ...listGone(existing, accepted)];
}

/** The results of pictures whose story has problems: none of them is captured before these are fixed. */
function failFaulty(
  pictures: readonly Picture[],
  findings: ReadonlyMap<string, Findings>,
): [string, Comparison][] {
  return pictures.flatMap(({ id, story }) => {
    const problems = findings.get(story)?.problems ?? [];
    return problems.length > 0 ? [[id, { status: 'failed', reason: problems.join('; ') }]] : [];
  });
}

/** What tells a story. */
type Named = Pick<Story, 'id' | 'title' | 'name'>;

/** The stories of accepted pictures that no longer exist, beside those of their file that do. */
export function listGone(known: readonly Named[], accepted: AcceptedPictures): Named[] {
  const ids = new Set(known.map(({ id }) => id));
  const titles = new Map(known.map(({ id, title }) => [id.split('--')[0], title]));
  return [...new Set([...accepted.values()].map(({ story }) => story))]
    .filter((story) => !ids.has(story))
    .map((id) => {
      const [place = id, name = ''] = id.split('--');
      return { id, title: titles.get(place) ?? place.replace('-', '/'), name };
    });
}

/**
 * Accepted pictures that are not planned. Their removal is reviewed like any other change.
 * @param named stories, for their titles and names
 * @throws UserError when a line has an unknown mode
 */
export function findRemoved(
  planned: readonly Picture[],
  accepted: AcceptedPictures,
  named: readonly Named[] = [],
): Picture[] {
  const wanted = new Set(planned.map(({ id }) => id));
  const names = new Map(named.map((story) => [story.id, story]));
  return [...accepted].flatMap(([id, line]) => {
    if (wanted.has(id)) return [];
    const { story } = line;
    const mode = parseMode(line.mode);
    if (!mode) {
      throw new UserError(
        `${DECISIONS}: unknown mode "${line.mode}" of ${story}. Delete its line.`,
      );
    }
    const { title = story, name = '' } = names.get(story) ?? {};
    return [{ id, story, title, name, source: '', mode }];
  });
}

/**
 * The pictures of one story; default modes when it could not be surveyed, so that it is reported. One
 * that only tests has one picture: others show the same looks in all modes.
 */
export function planStory(story: Story, findings: Findings = NO_FINDINGS): Picture[] {
  const isEmpty = findings.parameters.isEmpty && { isEmpty: true };
  const [kind = ''] = story.title.split('/');
  const all = listModes(kind, findings);
  // The survey captures it anyway.
  const one = all.find((mode) => formatMode(mode) === formatMode(SURVEY_MODE)) ?? all[0];
  const modes = story.isTest ? all.filter((mode) => mode === one) : all;
  // Problems of a story without pictures need one to be reported.
  if (modes.length === 0 && findings.problems.length > 0) modes.push(SURVEY_MODE);
  return modes.map((mode) => ({ ...makePicture(story, mode), ...isEmpty }));
}

/**
 * Widths for pages and sections: the narrowest phone and the breakpoints. Not read from the
 * tokens, because a breakpoint that moves must show at these widths.
 */
const PAGE_WIDTHS: readonly number[] = [360, 480, 600, 960, 1264, 1440];
/** Whole landings, in one language: in the dark, where their pictures are others on a phone. */
const LANDING_STATES: readonly Required<Pick<Mode, 'state' | 'width'>>[] = [
  { state: 'dark', width: 360 },
  { state: 'dark', width: 1264 },
];

function listModes(kind: string, { parameters, pinned, ...found }: Findings): Mode[] {
  const locales = pinned.locale
    ? [pinned.locale]
    : LOCALES.slice(0, found.isWithoutLanguage ? 1 : undefined);
  const own = parameters.widths ?? listWidths(kind, found.breakpoints);
  const widths = pinned.width && own.length > 0 ? [pinned.width] : own;
  const brands = pinned.brand ? [pinned.brand] : (parameters.brands ?? [DEFAULT_BRAND]);
  const isDerived = !parameters.widths && !pinned.width;
  // Of each layout the one in which the words of another language have least room.
  const narrow = widths.filter((width) => [WIDTHS[0], ...found.breakpoints].includes(width));
  const modes = brands.flatMap((brand) =>
    locales.flatMap((locale, index) =>
      (isDerived && index > 0 ? narrow : widths).map((width) => ({ locale, width, brand })),
    ),
  );
  const [first] = modes;
  if (!first) return [];
  const states = kind === 'Landings' && first.locale === LOCALES[0] ? LANDING_STATES : [];
  // What closed disclosures hold is seen on paper, where all of them are open.
  const onPaper = found.isFolded && ['Landings', 'Pages'].includes(kind) ? locales : [];
  return [
    ...modes,
    ...states.map((state) => ({ ...first, ...state })),
    ...onPaper.map((locale): Mode => ({ ...first, locale, width: STATE_WIDTH, state: 'print' })),
  ];
}

/**
 * Both sides of each breakpoint; for pages and sections only of those that are not among their widths, of
 * which a section has those that its styles depend on.
 */
function listWidths(kind: string, breakpoints: readonly number[]): number[] {
  const isPage = ['Sections', 'Landings', 'Pages'].includes(kind);
  const own = breakpoints.filter((width) => !isPage || !PAGE_WIDTHS.includes(width));
  const shared = PAGE_WIDTHS.filter((width) => kind !== 'Sections' || breakpoints.includes(width));
  const widths = new Set(isPage ? [...shared, ...WIDTHS] : WIDTHS);
  for (const width of own) widths.add(width - 1).add(width);
  return [...widths].sort((one, other) => one - other);
}
