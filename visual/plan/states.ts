import { getInteraction } from '../capture/interaction.ts';
import type { Picture } from '../model/report.ts';
import type { Gap } from './left-out.ts';
import { BRANDS, DEFAULT_BRAND, INTERACTIONS, isPhone, type Mode, STYLED_STATES } from './modes.ts';
import {
  type Findings,
  type Look,
  makePicture,
  NO_FINDINGS,
  type Story,
  SURVEY_MODE,
} from './survey.ts';

/** The width at which stories are captured in states, with a mouse. */
export const STATE_WIDTH = 960;

/** What is small comes first, so that a rule is shown in the smallest story that has it. */
const KINDS = ['Components', 'Forms', 'Tokens', 'Sections', 'Pages', 'Landings'];

/** A way to show a story, and what of its styles shows then. */
interface Show {
  own: Partial<Pick<Mode, 'state' | 'brand'>>;
  read: (look: Look) => readonly string[];
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

/**
 * Plans pictures that show every rule once in each state that it can be seen in, and every custom
 * property once in each other brand, light and dark: of each story only what none before it has shown.
 * @param isCaptured leaves out pictures, of a part those that only the whole run may want
 * @returns the pictures, and what none of them shows
 */
export function planStates(
  stories: readonly Story[],
  findings: ReadonlyMap<string, Findings>,
  isCaptured: (picture: Picture) => boolean = () => true,
): { pictures: Picture[]; gaps: Gap[] } {
  const rank = ({ title }: Story) => KINDS.indexOf(title.split('/')[0] ?? '') >>> 0;
  const smallFirst = stories
    .toSorted((one, other) => rank(one) - rank(other))
    .map((story) => ({ story, found: findings.get(story.id) ?? NO_FINDINGS }));
  const listLooks = (list: (found: Findings) => Look[]) =>
    smallFirst.flatMap((one) => list(one.found).map((look) => ({ ...one, look })));
  const looks = [
    ...listLooks(({ pinned, ...own }) => [{ ...own, width: pinned.width ?? STATE_WIDTH }]),
    // What is hidden there, such as the button of a phone's menu, and what is hidden everywhere.
    ...listLooks(({ elsewhere }) => elsewhere),
    ...listLooks(({ hidden }) => [{ ...NO_FINDINGS, states: hidden }]),
  ];
  const pictures = new Map<string, Picture>();
  const gaps: Gap[] = [];
  for (const ways of SHOWS) {
    const shown = new Set<string>();
    for (const { own, read } of ways) {
      const unshown: (Gap & { keys: readonly string[] })[] = [];
      const show = [own.brand, own.state].filter(Boolean).join(' ');
      for (const { story, found, look } of looks) {
        const { width } = look;
        const mode = width && chooseMode(story, found, { ...own, width });
        const keys = read(look).filter((key) => !shown.has(key));
        const picture = mode && keys.length > 0 && makePicture(story, mode);
        if (picture && isCaptured(picture)) {
          for (const key of keys) shown.add(key);
          pictures.set(picture.id, picture);
        } else unshown.push({ show, isHidden: !width, story, keys });
      }
      gaps.push(...unshown.filter(({ keys }) => keys.some((key) => !shown.has(key))));
    }
  }
  return { pictures: [...pictures.values()], gaps };
}

/** The mode in which a story shows something; none where it has no pictures, or not in this way. */
function chooseMode(
  { title }: Story,
  { parameters, pinned }: Findings,
  own: Show['own'] & Pick<Mode, 'width'>,
): Mode | undefined {
  if (parameters.widths?.length === 0 || parameters.isEmpty) return undefined;
  if (own.brand && (pinned.brand || parameters.brands)) return undefined;
  if (getInteraction(own.state) === 'hover' && isPhone(own.width)) return undefined;
  // What is not printed would be an empty picture alone.
  if (own.state === 'print' && !title.startsWith('Landings/')) return undefined;
  const { locale, brand } = { ...SURVEY_MODE, ...pinned };
  return { locale, brand, ...own };
}
