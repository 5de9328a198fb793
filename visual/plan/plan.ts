import { LOCALES } from '../../site/i18n/locales.ts';
import { SITE_BUILD, WORKBENCH_BUILD } from '../../tools/project/paths.ts';
import type { ServedBuild } from '../capture/served-build.ts';
import { type ModuleGraph, modulesOf } from '../causes/module-graph.ts';
import type { Picture } from '../results/report.ts';
import { DEFAULT_BRAND, isPhone, type Mode, modeName, type State, WIDTHS } from './modes.ts';
import { listSitePictures } from './site-pictures.ts';
import { readStories, type Story } from './stories.ts';
import { type Findings, surveyAll } from './survey.ts';

/**
 * All pictures to capture: each story in each of its modes, and those of the built site.
 * @throws UserError when the workbench has no stories
 */
export async function planPictures(built: ServedBuild, graph: ModuleGraph): Promise<Picture[]> {
  const stories = await readStories(WORKBENCH_BUILD);
  const findings = await surveyAll(
    built,
    stories,
    ({ source }) => modulesOf(graph, source).fingerprint,
  );
  return [
    ...stories.flatMap((story) => picturesOf(story, findings.get(story.id))),
    ...(await listSitePictures(SITE_BUILD)),
  ];
}

/** The pictures of one story; default modes when it could not be surveyed, so that it is reported. */
export function picturesOf(story: Story, findings: Findings = NO_FINDINGS): Picture[] {
  const { id, title, name, source } = story;
  return modesOf(story, findings).map((mode) => ({
    id: `${id}.${modeName(mode)}`,
    story: id,
    title,
    name,
    source,
    mode,
    ...(findings.parameters.isEmpty && { isEmpty: true }),
  }));
}

/** What is known of a story that nobody has looked at. */
export const NO_FINDINGS: Findings = {
  parameters: {},
  pinned: {},
  breakpoints: [],
  states: [],
  isWithoutLanguage: false,
};

/**
 * Widths for pages and sections: the narrowest phone and the breakpoints. Not read from the
 * tokens, because a breakpoint that moves must show at these widths.
 */
const PAGE_WIDTHS: readonly number[] = [360, 480, 600, 960, 1264, 1440];

/** The width at which stories are captured in states, with a mouse. */
const STATE_WIDTH = 960;

function modesOf({ kind }: Story, { parameters, pinned, ...found }: Findings): Mode[] {
  const locales = pinned.locale
    ? [pinned.locale]
    : LOCALES.slice(0, found.isWithoutLanguage ? 1 : undefined);
  const widths = pinned.width
    ? [pinned.width]
    : (parameters.widths ?? widthsOf(kind, found.breakpoints));
  const brands = pinned.brand ? [pinned.brand] : (parameters.brands ?? [DEFAULT_BRAND]);
  const modes = brands.flatMap((brand) =>
    locales.flatMap((locale) => widths.map((width) => ({ locale, width, brand }))),
  );
  const width = pinned.width ?? STATE_WIDTH;
  const states = statesOf(kind, found.states).filter(
    (state) => state !== 'hover' || !isPhone(width),
  );
  const inStates = modes
    .slice(0, 1)
    .flatMap((mode) => states.map((state) => ({ ...mode, width, state })));
  return [...modes, ...inStates];
}

/** Both sides of each breakpoint; for pages and sections only breakpoints that are not among their widths. */
function widthsOf(kind: string, breakpoints: readonly number[]): number[] {
  const always = isPageKind(kind) ? PAGE_WIDTHS : WIDTHS;
  const own = isPageKind(kind)
    ? breakpoints.filter((breakpoint) => !PAGE_WIDTHS.includes(breakpoint))
    : breakpoints;
  const widths = new Set([...always, ...own.flatMap((breakpoint) => [breakpoint - 1, breakpoint])]);
  return [...widths].sort((one, other) => one - other);
}

function isPageKind(kind: string): boolean {
  return ['Sections', 'Landings', 'Pages'].includes(kind);
}

function statesOf(kind: string, found: readonly State[]): readonly State[] {
  if (kind === 'Components') return found;
  return kind === 'Landings' ? ['print', 'forced-colors'] : [];
}
