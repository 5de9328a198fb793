import { getInteraction } from '../capture/interaction.ts';
import { abbreviate } from '../model/abbreviate.ts';
import type { Picture } from '../model/report.ts';
import { BRANDS, DEFAULT_BRAND, INTERACTIONS, isPhone, type Mode, STYLED_STATES } from './modes.ts';
import { type Findings, makePicture, NO_FINDINGS, type Story, SURVEY_MODE } from './survey.ts';

/** The width at which stories are captured in states, with a mouse. */
export const STATE_WIDTH = 960;

/** What is small comes first, so that a rule is shown in the smallest story that has it. */
const KINDS = ['Components', 'Forms', 'Tokens', 'Sections', 'Pages', 'Landings'];

/** A way to show a story, and what of its styles shows then. */
interface Show {
  own: Partial<Pick<Mode, 'state' | 'brand'>>;
  read: (findings: Findings) => readonly string[];
}

/** Ways that show the same, each what none before it has shown. */
const SHOWS: readonly Show[][] = [
  ...STYLED_STATES.map((state): Show[] => [
    { own: { state }, read: ({ states }) => states[state] ?? [] },
  ]),
  // Schemes and brands differ in the values of custom properties, not in rules.
  listValues({ state: 'dark' }),
  ...BRANDS.filter((brand) => brand !== DEFAULT_BRAND).flatMap((brand) => [
    listValues({ brand }),
    listValues({ brand, state: 'dark' }),
  ]),
];

/** Shows of custom properties: at rest, then of those that only an interaction shows. */
function listValues({ state, ...brand }: { state?: 'dark'; brand?: Mode['brand'] }): Show[] {
  return [
    { own: { ...brand, ...(state && { state }) }, read: ({ variables }) => variables.rest },
    ...INTERACTIONS.map(
      (interaction): Show => ({
        own: { ...brand, state: state ? `${state}-${interaction}` : interaction },
        read: ({ variables }) => variables[interaction],
      }),
    ),
  ];
}

/** What no picture shows on purpose, for the summary of every run. */
const ALWAYS_LEFT_OUT =
  'Not captured: states, dark and more contrast in a second language and at other widths than 960 px (whole landings in the dark: 360 and 1264 px); other brands beyond one picture for each custom property; motion; landings on paper and pages without JavaScript in a second language; other browsers.';

/**
 * Plans pictures that show every rule once in each state that it can be seen in, and every custom
 * property once in each other brand, light and dark: of each story only what none before it has shown.
 * @returns the pictures; and what is left out, as sentences
 */
export function planStates(
  stories: readonly Story[],
  findings: ReadonlyMap<string, Findings>,
): { pictures: Picture[]; leftOut: string[] } {
  const rank = ({ title }: Story) => KINDS.indexOf(title.split('/')[0] ?? '') >>> 0;
  const smallFirst = stories.toSorted((one, other) => rank(one) - rank(other));
  const pictures = new Map<string, Picture>();
  const leftOut = [ALWAYS_LEFT_OUT];
  for (const ways of SHOWS) {
    const shown = new Set<string>();
    for (const { own, read } of ways) {
      const unable = new Map<string, readonly string[]>();
      for (const story of smallFirst) {
        const found = findings.get(story.id) ?? NO_FINDINGS;
        const mode = chooseMode(story, found, own);
        const fresh = read(found).filter((key) => !shown.has(key));
        if (!mode) unable.set(`${story.title}: ${story.name}`, fresh);
        if (!mode || fresh.length === 0) continue;
        for (const key of fresh) shown.add(key);
        const picture = makePicture(story, mode);
        pictures.set(picture.id, picture);
      }
      const missed = [...unable].filter(([, keys]) => keys.some((key) => !shown.has(key)));
      if (missed.length === 0) continue;
      const names = abbreviate(missed.map(([name]) => name));
      leftOut.push(`Not captured: what only these stories have for ${formatShow(own)}: ${names}.`);
    }
  }
  return { pictures: [...pictures.values()], leftOut };
}

function formatShow({ brand, state }: Show['own']): string {
  return [brand, state].filter(Boolean).join(' ');
}

/** The mode in which a story shows something; none where it has no pictures, or not in this way. */
function chooseMode(
  { title }: Story,
  { parameters, pinned }: Findings,
  own: Show['own'],
): Mode | undefined {
  const width = pinned.width ?? STATE_WIDTH;
  if (parameters.widths?.length === 0 || parameters.isEmpty) return undefined;
  if (own.brand && (pinned.brand || parameters.brands)) return undefined;
  if (getInteraction(own.state) === 'hover' && isPhone(width)) return undefined;
  // What is not printed would be an empty picture alone.
  if (own.state === 'print' && !title.startsWith('Landings/')) return undefined;
  const { locale, brand } = { ...SURVEY_MODE, ...pinned };
  return { locale, width, brand, ...own };
}
