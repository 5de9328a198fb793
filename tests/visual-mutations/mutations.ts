import { UserError } from '../../lib/user-error.ts';
import { isDark, isPhone } from '../../visual/plan/modes.ts';
import type { Mutation } from './mutation.ts';
import { PRODUCT_EDITS } from './product-edits.ts';

/** Where the fixture lies in the repository, and in the copy in which it is captured. */
export const FIXTURE = 'tests/visual-mutations/fixture';
export const COPIED_FIXTURE = 'stories/mutations/fixture';

const everywhere = () => true;

/** One edit of each kind that a redesign, a translation or a mistake can cause. */
export const MUTATIONS: readonly Mutation[] = [
  mutateFixture('padding', ['padding: 4px', 'padding: 5px'], everywhere),
  mutateFixture('colour', ['#123456', '#123457'], ({ state }) => state !== 'forced-colors'),
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
  mutateFixture('print', ['start: 9px', 'start: 8px'], ({ state }) => state === 'print'),
  {
    name: 'token',
    edits: [{ file: 'tokens/semantic.tokens.json', change: makeLinesStrong }],
    causes: ['token color.line.soft: '],
    isShown: ({ state }) => state !== 'forced-colors' && !isDark(state),
    isShared: true,
  },
  {
    name: 'dark',
    edits: [{ file: 'tokens/dark.tokens.json', change: makeLinesStrong }],
    causes: ['token color.line.soft: '],
    isShown: ({ state }) => isDark(state),
    isShared: true,
  },
  {
    name: 'message',
    edits: [
      {
        file: 'site/i18n/messages/en.json',
        change: (text) => {
          const messages: Record<string, string> = JSON.parse(text);
          const [first = ''] = Object.keys(messages);
          return JSON.stringify({ ...messages, [first]: `${messages[first]}!` });
        },
      },
    ],
    causes: ['message '],
    isShown: ({ locale }) => locale === 'en',
    isShared: true,
  },
  {
    name: 'package',
    edits: [
      {
        file: 'node_modules/lucide/dist/esm/icons/check.mjs',
        change: (text) => text.replace(/ d: "M\d+/, ' d: "M2'),
      },
    ],
    isShown: everywhere,
    isShared: true,
  },
  ...PRODUCT_EDITS,
];

/** No edit, captured completely: whatever is reported then is a false alarm. */
export const UNCHANGED: Mutation = {
  name: 'unchanged',
  edits: [],
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

function makeLinesStrong(text: string): string {
  const tokens = JSON.parse(text);
  tokens.color.line.soft = tokens.color.line.control;
  return JSON.stringify(tokens);
}

function mutateFixture(
  name: string,
  [find, replacement]: readonly [string, string],
  isShown: Mutation['isShown'],
): Mutation {
  const file = `${COPIED_FIXTURE}/Mutated.tsx`;
  const edits = [{ file, change: (text: string) => text.replace(find, replacement) }];
  return { name, edits, isShown, causes: [`story ${file}`] };
}
