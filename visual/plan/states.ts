import { abbreviate } from '../model/abbreviate.ts';
import type { Picture } from '../model/report.ts';
import { BRANDS, DEFAULT_BRAND, isPhone, type Mode, STYLED_STATES } from './modes.ts';
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

const SHOWS: readonly Show[] = [
  ...STYLED_STATES.map(
    (state): Show => ({
      own: { state },
      read: ({ states }) => states[state] ?? [],
    }),
  ),
  // Brands differ in the values of custom properties, not in rules.
  ...BRANDS.filter((brand) => brand !== DEFAULT_BRAND).flatMap((brand): Show[] => [
    { own: { brand }, read: ({ variables }) => variables },
    { own: { brand, state: 'dark' }, read: ({ variables }) => variables },
  ]),
];

/** What no picture shows on purpose, for the summary of every run. */
const ALWAYS_LEFT_OUT =
  'Not captured: states, dark and more contrast in a second language and at other widths than 960 px (whole landings in the dark: 360 and 1264 px); other brands beyond one picture at rest for each custom property, so none of colours that only hover, focus or active show; landings on paper and pages without JavaScript in a second language; other browsers.';

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
  const pictures: Picture[] = [];
  const leftOut = [ALWAYS_LEFT_OUT];
  for (const { own, read } of SHOWS) {
    const shown = new Set<string>();
    const unable = new Map<string, readonly string[]>();
    for (const story of smallFirst) {
      const found = findings.get(story.id) ?? NO_FINDINGS;
      const mode = chooseMode(found, own);
      const fresh = read(found).filter((key) => !shown.has(key));
      if (!mode) unable.set(`${story.title}: ${story.name}`, fresh);
      if (!mode || fresh.length === 0) continue;
      for (const key of fresh) shown.add(key);
      pictures.push(makePicture(story, mode));
    }
    const missed = [...unable].filter(([, keys]) => keys.some((key) => !shown.has(key)));
    if (missed.length === 0) continue;
    const names = abbreviate(missed.map(([name]) => name));
    leftOut.push(
      `Not captured: rules for ${formatShow(own)} that only these stories have: ${names}.`,
    );
  }
  return { pictures, leftOut };
}

function formatShow({ brand, state }: Show['own']): string {
  return [brand, state].filter(Boolean).join(' ');
}

/** The mode in which a story shows something; none where it has no pictures, or not in this way. */
function chooseMode({ parameters, pinned }: Findings, own: Show['own']): Mode | undefined {
  const width = pinned.width ?? STATE_WIDTH;
  if (parameters.widths?.length === 0 || parameters.isEmpty) return undefined;
  if (own.brand && (pinned.brand || parameters.brands)) return undefined;
  if (own.state === 'hover' && isPhone(width)) return undefined;
  const { locale, brand } = { ...SURVEY_MODE, ...pinned };
  return { locale, width, brand, ...own };
}
