import type { Components, CSSObject, Theme } from '@mui/material/styles';
import { oneColumn } from '../../styles/one-column.ts';
import { panelHead } from '../../styles/panel-head.ts';
import { rule } from '../../styles/rule.ts';
import { touchTarget } from '../../styles/touch-target.ts';
import { transition } from '../../styles/transition.ts';
import { wrapText } from '../../text/Text/text-theme.ts';

interface Variants {
  /** One of a set, with a rule below it. */
  item: true;
  /** A line as wide as its place. */
  heading: true;
  /** A line as wide as its words. */
  inline: true;
  /** One of a list within a text, with a rule above it. */
  row: true;
}

type Variant = keyof Variants;

declare module '@mui/material/Paper' {
  interface PaperPropsVariantOverrides extends Variants {}
}

declare module '@mui/material/AccordionSummary' {
  interface AccordionSummaryOwnProps {
    /** That of the accordion it stands in. */
    variant?: Variant | undefined;
    /** The size of its words where they are a heading. */
    size?: 'small' | 'medium' | undefined;
  }
}

declare module '@mui/material/AccordionDetails' {
  interface AccordionDetailsProps {
    /** Known where it is the `region` of an accordion. */
    variant?: Variant | undefined;
  }
}

type StylesByVariant = Partial<Record<Variant, (theme: Theme) => CSSObject>>;

/** A line that opens what is below it. A `<details>` says that it is open, MUI's own has a class. */
export const MuiAccordion: Components<Theme>['MuiAccordion'] = {
  defaultProps: { variant: 'item', disableGutters: true, square: true },
  styleOverrides: {
    root: ({ theme, ownerState: { variant } }) => ({
      // What it contains may stand beside it, as the pictures of steps do.
      position: 'static',
      color: 'inherit',
      backgroundColor: 'transparent',
      // What opens moves what is below it, not what was clicked.
      overflowAnchor: 'auto',
      '&::before': { display: 'none' },
      ...ROOT[variant as Variant]?.(theme),
    }),
  },
};

const ROOT: StylesByVariant = {
  item: (theme) => ({
    borderBlockEnd: rule(theme),
    '@media (prefers-reduced-motion: no-preference)': {
      '&::details-content': { blockSize: 0, overflow: 'clip' },
      // Not what the address opens on arrival: its height decides where the page is.
      ':root[data-loaded] &::details-content': {
        transition: `${transition(theme, 'block-size', 'ease')}, content-visibility ${theme.vars.time.ease} allow-discrete`,
      },
      '&[open]::details-content': { blockSize: 'auto' },
    },
  }),
  row: (theme) => ({ borderBlockStart: rule(theme) }),
};

export const MuiAccordionSummary: Components<Theme>['MuiAccordionSummary'] = {
  styleOverrides: {
    root: ({ theme, ownerState: { variant = 'item' } }) => ({
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      alignItems: 'center',
      gap: theme.vars.space.s,
      minBlockSize: theme.vars.size.touch,
      padding: 0,
      cursor: 'pointer',
      '&::-webkit-details-marker': { display: 'none' },
      ...SUMMARY[variant]?.(theme),
    }),
    content: ({ theme, ownerState: { variant = 'item', size } }) => ({
      display: 'block',
      margin: 0,
      ...(size && headingText(theme, size === 'small' ? 'label' : 'subtitle')),
      ...(variant === 'item' && {
        [theme.breakpoints.down('md')]: { fontSize: theme.typography.label.fontSize },
      }),
    }),
    expandIconWrapper: ({ theme, ownerState: { variant = 'item' } }) => ({
      color: 'inherit',
      '&, &.Mui-expanded': { transform: 'none' },
      // The drawing, not its box: while that turns, its corners would let a narrow page scroll sideways.
      '& path': {
        transformOrigin: 'center',
        ...(variant === 'item' && { transition: transition(theme, 'rotate', 'ease') }),
      },
      '[open] > * > & path, &.Mui-expanded path': { rotate: '180deg' },
      ...(variant === 'item' && iconTarget(theme)),
    }),
  },
};

const SUMMARY: StylesByVariant = {
  item: (theme) => ({
    ...panelHead(theme),
    '&:hover > *': { color: theme.vars.color.text.accent },
    '&:focus-visible': { borderRadius: theme.vars.radius.small },
  }),
  inline: (theme) => ({
    ...theme.typography.label,
    ...touchTarget(theme),
    inlineSize: 'fit-content',
    gap: theme.vars.space.xs,
    color: theme.vars.color.action.main,
  }),
  row: (theme) => ({
    ...theme.typography.label,
    gap: theme.vars.space.m,
    '&:hover': { color: theme.vars.color.text.accent },
  }),
};

function headingText(theme: Theme, style: 'label' | 'subtitle'): CSSObject {
  return { ...theme.typography[style], ...wrapText(style, theme) };
}

/** The touch target around the icon is larger than the icon, which ends with the rules. */
function iconTarget({ vars: { size, radius, color } }: Theme): CSSObject {
  const overhang = `calc((${size.touch} - ${size.icon}) / 2)`;
  return {
    padding: overhang,
    marginInlineEnd: `calc(-1 * ${overhang})`,
    borderRadius: radius.round,
    '*:hover > &': { backgroundColor: color.surface.tint },
  };
}

export const MuiAccordionDetails: Components<Theme>['MuiAccordionDetails'] = {
  styleOverrides: {
    root: ({ theme, ownerState: { variant = 'item' } }) => ({
      padding: 0,
      ...DETAILS[variant]?.(theme),
    }),
  },
};

const DETAILS: StylesByVariant = {
  item: ({ vars: { space } }) => ({
    ...oneColumn,
    gap: space.m,
    justifyItems: 'start',
    paddingBlock: `${space.xs} ${space.l}`,
  }),
  row: ({ vars: { space } }) => ({ ...oneColumn, gap: space.s, paddingBlockEnd: space.l }),
};
