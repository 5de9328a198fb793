import { UserError } from '../../lib/user-error.ts';

/** A small change of one place that pictures must catch wherever it is visible, and nowhere else. */
export interface Mutation {
  /** By which it is chosen on the command line. */
  name: string;
  what: string;
  /** Path relative to the project's folder. */
  file: string;
  /** Text that occurs exactly once in the file. */
  find: string;
  replace: string;
}

const NARROW = '@media (max-width: 399px)';
const MIDDLE = '@media (min-width: 600px) and (max-width: 700px)';

/** One change of each kind that a redesign, a translation or a mistake can cause. */
export const MUTATIONS: readonly Mutation[] = [
  {
    name: 'token',
    what: 'the colour of soft lines is one step darker',
    file: 'tokens/base.tokens.json',
    find: '[0.87, 0.014, 150]',
    replace: '[0.86, 0.014, 150]',
  },
  {
    name: 'padding',
    what: 'a badge is padded by 5 px instead of 4',
    file: 'design-system/text/Badge/Badge.tsx',
    find: 'paddingBlock: theme.vars.space.xxs',
    replace: "paddingBlock: '5px'",
  },
  {
    name: 'text',
    what: 'a title loses its comma',
    file: 'site/i18n/messages/en.json',
    find: '"Our fee, in large print"',
    replace: '"Our fee in large print"',
  },
  {
    name: 'weight',
    what: 'the values of a table of facts have weight 500 instead of 600',
    file: 'design-system/tables/Table/variants/facts.ts',
    find: 'fontWeight: label.fontWeight',
    replace: 'fontWeight: 500',
  },
  {
    name: 'icon',
    what: 'the check drafts of a check list are in circles',
    file: 'design-system/text/CheckList/CheckList.tsx',
    find: "import { Check } from 'lucide'",
    replace: "import { CircleCheck as Check } from 'lucide'",
  },
  {
    name: 'border',
    what: 'the border of a segmented control is #000001 more blue',
    file: 'design-system/fields/SegmentedControl/SegmentedControl.tsx',
    find: "rule(theme, 'control')",
    replace: `\`\${theme.vars.border.thin} solid rgb(from \${theme.vars.color.line.control} r g calc(b + 1))\``,
  },
  {
    name: 'hidden',
    what: 'the fill of rating stars is hidden',
    file: 'design-system/cards/Rating/Rating.tsx',
    find: "inlineSize: 'calc(100% * var(--filled))',",
    replace: "inlineSize: 'calc(100% * var(--filled))', visibility: 'hidden',",
  },
  {
    name: 'break',
    what: 'a German title breaks before its article instead of after it',
    file: 'site/i18n/messages/de.json',
    find: '"Eine Rente für das Leben, das du führst"',
    replace: '"Eine Rente für das\u00a0Leben, das du führst"',
  },
  {
    name: 'narrow',
    what: 'a badge has more padding below 400 px',
    file: 'design-system/text/Badge/Badge.tsx',
    find: 'color: theme.vars.color.text.accent,',
    replace: `color: theme.vars.color.text.accent, '${NARROW}': { paddingBlock: theme.vars.space.xs },`,
  },
  {
    name: 'middle',
    what: 'a check list is indented between 600 and 700 px',
    file: 'design-system/text/CheckList/CheckList.tsx',
    find: '...plainList,',
    replace: `...plainList, '${MIDDLE}': { paddingInlineStart: theme.vars.space.xs },`,
  },
  {
    name: 'hover',
    what: 'a solid button does not change on hover',
    file: 'design-system/actions/Button/Button.tsx',
    find: "'&:hover': { backgroundColor: action.hover }",
    replace: "'&:hover': { backgroundColor: action.main }",
  },
  {
    name: 'touch',
    what: 'the link of a card is underlined where nothing can hover',
    file: 'design-system/cards/PictureCard/PictureCard.tsx',
    find: "(hover: none)': { opacity: 1 }",
    replace: "(hover: none)': { opacity: 1, textDecoration: 'underline' }",
  },
  {
    name: 'forced',
    what: 'the border of buttons has another system colour in forced colours',
    file: 'design-system/actions/Button/Button.tsx',
    find: "borderColor: 'ButtonText'",
    replace: "borderColor: 'LinkText'",
  },
  {
    name: 'print',
    what: 'words on a deep ground are softer on paper',
    file: 'design-system/styles/on-paper.ts',
    find: 'vars.color.text.primary',
    replace: 'vars.color.text.secondary',
  },
  {
    name: 'package',
    what: 'the check mark of the icon package is patched',
    file: 'node_modules/lucide/dist/esm/icons/check.mjs',
    find: 'M20 6 9 17l-5-5',
    replace: 'M20 7 9 17l-5-5',
  },
];

/** No change at all: whatever is reported then is a false alarm. */
export const UNCHANGED: Mutation = {
  name: 'unchanged',
  what: 'nothing, captured completely',
  file: 'package.json',
  find: '"name"',
  replace: '"name"',
};

/**
 * The mutations with these names; all without any name.
 * @throws UserError for an unknown name
 */
export function mutationsNamed(names: readonly string[]): readonly Mutation[] {
  const all = [...MUTATIONS, UNCHANGED];
  const found = names.map((name) => {
    const mutation = all.find((each) => each.name === name);
    if (mutation) return mutation;
    const known = all.map((each) => each.name).join(', ');
    throw new UserError(`${name}: unknown mutation. Choose from: ${known}.`);
  });
  return found.length > 0 ? found : MUTATIONS;
}

/** Packages that mutations edit: the copy of the project needs its own copies. */
export const PATCHED_PACKAGES: readonly string[] = MUTATIONS.flatMap(({ file }) =>
  file.startsWith('node_modules/') ? (file.split('/')[1] ?? []) : [],
);
