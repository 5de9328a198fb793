import type { Edit } from './copy.ts';
import type { Sign } from './signs.ts';

/** A small change that pictures must catch wherever it shows, and nowhere else. */
export interface Mutation {
  /** For `--only`. */
  name: string;
  what: string;
  edit: Edit;
  /** How to know from the page, without its pixels, that a story shows the place. */
  sign: Sign;
  /** Puts that sign into code that has none of itself, without a change to see. */
  mark?: Edit;
}

/** One change of each kind that a redesign, a translation or a slip of the hand brings. */
export const MUTATIONS: readonly Mutation[] = [
  {
    name: 'token',
    what: 'the colour of soft lines is one step darker',
    edit: {
      file: 'tokens/base.tokens.json',
      find: '[0.87, 0.014, 150]',
      replace: '[0.86, 0.014, 150]',
    },
    sign: { kind: 'colour', property: '--fb-color-line-soft' },
  },
  {
    name: 'padding',
    what: 'a badge is padded by 3 px instead of 2',
    edit: {
      file: 'design-system/Badge/Badge.tsx',
      find: 'paddingBlock: theme.spacing(0.25)',
      replace: 'paddingBlock: theme.spacing(0.375)',
    },
    sign: { kind: 'style', property: '--mark-padding' },
    mark: {
      file: 'design-system/Badge/Badge.tsx',
      find: "display: 'inline-flex',",
      replace: "display: 'inline-flex', '--mark-padding': '1',",
    },
  },
  {
    name: 'text',
    what: 'a title loses its comma',
    edit: {
      file: 'site/messages/en.json',
      find: '"Our fee, in large print"',
      replace: '"Our fee in large print"',
    },
    sign: { kind: 'text', text: 'Our fee, in large print' },
  },
  {
    name: 'weight',
    what: 'the values of a fact card are set in weight 500 instead of 600',
    edit: {
      file: 'design-system/FactCard/FactCard.tsx',
      find: 'fontWeight: theme.typography.label.fontWeight',
      replace: 'fontWeight: 500',
    },
    sign: { kind: 'style', property: '--mark-weight' },
    mark: {
      file: 'design-system/FactCard/FactCard.tsx',
      find: 'fontWeight: theme.typography.label.fontWeight',
      replace: "fontWeight: theme.typography.label.fontWeight, '--mark-weight': '1'",
    },
  },
  {
    name: 'icon',
    what: 'a check list has its check marks in circles',
    edit: {
      file: 'design-system/CheckList/CheckList.tsx',
      find: "import { Check } from 'lucide-react'",
      replace: "import { CircleCheck as Check } from 'lucide-react'",
    },
    sign: { kind: 'element', attribute: 'data-mark-icon' },
    mark: {
      file: 'design-system/CheckList/CheckList.tsx',
      find: '<Icon of={Check} />',
      replace: '<span data-mark-icon style={{ display: "contents" }}><Icon of={Check} /></span>',
    },
  },
  {
    name: 'border',
    what: 'the border of a segmented control is #000001 more blue',
    edit: {
      file: 'design-system/SegmentedControl/SegmentedControl.tsx',
      find: `\${theme.vars.color.line.control}\``,
      replace: `rgb(from \${theme.vars.color.line.control} r g calc(b + 1))\``,
    },
    sign: { kind: 'style', property: '--mark-border' },
    mark: {
      file: 'design-system/SegmentedControl/SegmentedControl.tsx',
      find: 'backgroundColor: theme.vars.color.surface.raised,',
      replace: "backgroundColor: theme.vars.color.surface.raised, '--mark-border': '1',",
    },
  },
  {
    name: 'hidden',
    what: 'the filling of rating stars is hidden',
    edit: {
      file: 'design-system/Rating/Rating.tsx',
      find: "overflow: 'hidden',",
      replace: "overflow: 'hidden', visibility: 'hidden',",
    },
    sign: { kind: 'style', property: '--mark-hidden' },
    mark: {
      file: 'design-system/Rating/Rating.tsx',
      find: "overflow: 'hidden',",
      replace: "overflow: 'hidden', '--mark-hidden': '1',",
    },
  },
  {
    name: 'break',
    what: 'a German title breaks before its article instead of behind it',
    edit: {
      file: 'site/messages/de.json',
      find: '"Eine Rente für das Leben, das du führst"',
      replace: '"Eine Rente für das\u00a0Leben, das du führst"',
    },
    sign: { kind: 'lines', text: 'Eine Rente für das Leben, das du führst' },
  },
];
