import { UserError } from '../../lib/user-error.ts';
import { isPhone, type Mode } from '../../visual/plan/modes.ts';

/** A small edit that pictures must catch wherever it is visible, and nowhere else. */
export interface Mutation {
  /** By which it is chosen on the command line. */
  name: string;
  /** Path relative to the project's folder. */
  file: string;
  /** The file's text with the edit. */
  edit: (text: string) => string;
  /** Whether a picture of the fixture shows it, in a mode. */
  isShown: (mode: Mode) => boolean;
  /** Stories besides the fixture may show it, too. */
  isShared?: boolean;
}

/** Where the fixture lies in the repository, and in the copy in which it is captured. */
export const FIXTURE = 'tests/visual-mutations/fixture';
export const COPIED_FIXTURE = 'stories/mutations/fixture';

const everywhere = () => true;

/** One edit of each kind that a redesign, a translation or a mistake can cause. */
export const MUTATIONS: readonly Mutation[] = [
  mutateFixture('padding', ['padding: 4px', 'padding: 5px'], everywhere),
  mutateFixture('colour', ['#123456', '#123457'], everywhere),
  mutateFixture('hidden', ['<Icon', '<Icon visibility="hidden"'], everywhere),
  mutateFixture(
    'icon',
    ["{ Check } from 'lucide'", "{ CircleCheck as Check } from 'lucide'"],
    everywhere,
  ),
  mutateFixture('text', ['Es war', 'Es war mal'], ({ locale }) => locale === 'de'),
  mutateFixture('narrow', ['start: 6px', 'start: 7px'], ({ width }) => width < 400),
  mutateFixture('hover', ['#000001', '#100001'], ({ state }) => state === 'hover'),
  mutateFixture('touch', ['indent: 7px', 'indent: 8px'], ({ width }) => isPhone(width)),
  mutateFixture('forced', ['LinkText', 'ButtonText'], ({ state }) => state === 'forced-colors'),
  mutateFixture('print', ['end: 9px', 'end: 8px'], ({ state }) => state === 'print'),
  {
    name: 'token',
    file: 'tokens/semantic.tokens.json',
    edit: (text) => {
      const tokens = JSON.parse(text);
      tokens.color.line.soft = tokens.color.line.control;
      return JSON.stringify(tokens);
    },
    isShown: ({ state }) => state !== 'forced-colors' && state !== 'dark',
    isShared: true,
  },
  {
    name: 'dark',
    file: 'tokens/dark.tokens.json',
    edit: (text) => {
      const tokens = JSON.parse(text);
      tokens.color.line.soft = tokens.color.line.control;
      return JSON.stringify(tokens);
    },
    isShown: ({ state }) => state === 'dark',
    isShared: true,
  },
  {
    name: 'message',
    file: 'site/i18n/messages/en.json',
    edit: (text) => {
      const messages: Record<string, string> = JSON.parse(text);
      const [first = ''] = Object.keys(messages);
      return JSON.stringify({ ...messages, [first]: `${messages[first]}!` });
    },
    isShown: ({ locale }) => locale === 'en',
    isShared: true,
  },
  {
    name: 'package',
    file: 'node_modules/lucide/dist/esm/icons/check.mjs',
    edit: (text) => text.replace(/ d: "M\d+/, ' d: "M2'),
    isShown: everywhere,
    isShared: true,
  },
];

/** No edit, captured completely: whatever is reported then is a false alarm. */
export const UNCHANGED: Mutation = {
  name: 'unchanged',
  file: 'package.json',
  edit: (text) => text,
  isShown: () => false,
};

/**
 * The mutations with these names; all without any name.
 * @throws UserError for an unknown name
 */
export function chooseMutations(names: readonly string[]): readonly Mutation[] {
  const known = [...MUTATIONS, UNCHANGED];
  const chosen = names.map((name) => {
    const mutation = known.find((each) => each.name === name);
    if (mutation) return mutation;
    const choice = known.map((each) => each.name).join(', ');
    throw new UserError(`${name}: unknown mutation. Choose from: ${choice}.`);
  });
  return chosen.length > 0 ? chosen : MUTATIONS;
}

function mutateFixture(
  name: string,
  [find, replacement]: readonly [string, string],
  isShown: Mutation['isShown'],
): Mutation {
  const edit = (text: string) => text.replace(find, replacement);
  return { name, file: `${COPIED_FIXTURE}/Mutated.tsx`, edit, isShown };
}
