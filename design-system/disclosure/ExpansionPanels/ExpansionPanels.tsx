import { type Breakpoint, styled, type Theme, useTheme } from '@mui/material/styles';
import { ChevronDown } from 'lucide';
import type { ComponentProps, ReactNode } from 'react';
import { Button } from '../../actions/Button/Button.tsx';
import { Icon } from '../../drawings/Icon/Icon.tsx';
import { mediaQuery } from '../../styles/media-query.ts';
import { oneColumn } from '../../styles/one-column.ts';
import { panelHead } from '../../styles/panel-head.ts';
import { rule } from '../../styles/rule.ts';
import { transition } from '../../styles/transition.ts';
import { Text } from '../../text/Text/Text.tsx';

/** One question with its answer, one step with its explanation. */
export interface ExpansionPanel {
  /** The id other places link to, unique on the page: `#anchor` opens the panel. */
  anchor: string;
  heading: string;
  content: ReactNode;
  /** What to do after reading, e.g. a link. */
  action?: ReactNode;
  /** Open on arrival. */
  open?: boolean;
}

/** How many panels of a long list show at first, and the words of the two buttons below them. */
export interface Shortening {
  /** Below the `md` breakpoint. */
  compact: number;
  /** From it up. */
  wide: number;
  more: string;
  less: string;
}

interface ExpansionPanelsProps extends ComponentProps<'div'> {
  panels: readonly ExpansionPanel[];
  headingLevel?: 'h2' | 'h3' | 'h4';
  /** Headings as large as labels: below a heading that says what the panels are about. */
  compact?: boolean;
  /** The name of a group of which at most one panel is open. */
  exclusive?: string;
  /** From this breakpoint up the open panel of an exclusive group cannot be closed. */
  keepsOneFrom?: Breakpoint;
  /** Left out: all panels show. Without JavaScript they always do. */
  shortening?: Shortening;
}

/**
 * Headings that open to their text. Native disclosure: they work without JavaScript and the
 * browser's search looks into them; `startPanels` adds what HTML lacks.
 */
export function ExpansionPanels({
  panels,
  headingLevel = 'h3',
  compact = false,
  exclusive,
  keepsOneFrom,
  shortening,
  ...rest
}: ExpansionPanelsProps) {
  const { breakpoints } = useTheme();
  return (
    <Root
      {...rest}
      data-panels=""
      data-shortened={shortening && ''}
      data-keeps-one-from={keepsOneFrom && mediaQuery(breakpoints.up(keepsOneFrom))}
    >
      <List>
        {panels.map(({ anchor, heading, content, action, open }, index) => (
          <Panel
            key={anchor}
            id={anchor}
            name={exclusive}
            open={open}
            aria-label={heading}
            data-rest={shortening && restAt(index, shortening)}
          >
            <summary>
              <Text variant={compact ? 'label' : 'subtitle'} component={headingLevel}>
                {heading}
              </Text>
              <Icon icon={ChevronDown} />
            </summary>
            <Content>
              {content}
              {action}
            </Content>
          </Panel>
        ))}
      </List>
      {shortening && (
        <Toggles>
          <Button variant="outlined" data-panels-show="all">
            {shortening.more}
          </Button>
          <Button variant="outlined" data-panels-show="few">
            {shortening.less}
          </Button>
        </Toggles>
      )}
    </Root>
  );
}

/** At which widths a panel belongs to the rest that a shortened list does not show. */
function restAt(index: number, { compact, wide }: Shortening): string | undefined {
  const widths = [index >= compact && 'compact', index >= wide && 'wide'].filter(Boolean);
  return widths.length > 0 ? widths.join(' ') : undefined;
}

const Root = styled('div')(({ theme }) => ({
  ...oneColumn,
  gap: theme.vars.space.l,
}));

const List = styled('div')(({ theme }) => ({ borderBlockStart: rule(theme) }));

const COLLAPSED = { contentVisibility: 'hidden', border: 0 };

const Panel = styled('details')(({ theme }) => ({
  // `hidden="until-found"` only lets the search look in; what shows is the list's rule alone.
  display: 'block',
  contentVisibility: 'visible',
  scrollMarginBlockStart: theme.vars.size.header,
  borderBlockEnd: rule(theme),
  '& > summary': {
    ...panelHead(theme),
    cursor: 'pointer',
    '&::-webkit-details-marker': { display: 'none' },
    '&:hover > *': { color: theme.vars.color.text.accent },
    '&:focus-visible': { borderRadius: theme.vars.radius.small },
    '& > svg': {
      boxSizing: 'content-box',
      padding: overhang(theme),
      marginInlineEnd: `calc(-1 * ${overhang(theme)})`,
      borderRadius: theme.vars.radius.round,
      transition: transition(theme, 'rotate', 'ease'),
    },
    '&:hover > svg': { backgroundColor: theme.vars.color.surface.tint },
  },
  '&[open] > summary > svg': { rotate: '180deg' },
  '@media (prefers-reduced-motion: no-preference)': {
    '&::details-content': {
      blockSize: 0,
      overflow: 'clip',
      transition: `block-size ${theme.vars.time.ease} ${theme.vars.ease.standard}, content-visibility ${theme.vars.time.ease} allow-discrete`,
    },
    '&[open]::details-content': { blockSize: 'auto' },
  },
  '@media screen and (scripting: enabled)': {
    [theme.breakpoints.up('md')]: { '[data-shortened] > * > &[data-rest~="wide"]': COLLAPSED },
    [theme.breakpoints.down('md')]: { '[data-shortened] > * > &[data-rest~="compact"]': COLLAPSED },
  },
}));

/** By how much the touch target around the sign is larger than the sign, which ends with the rules. */
function overhang({ vars: { size } }: Theme): string {
  return `calc((${size.touch} - ${size.icon}) / 2)`;
}

const Content = styled('div')(({ theme }) => ({
  ...oneColumn,
  gap: theme.vars.space.m,
  justifyItems: 'start',
  paddingBlock: `${theme.vars.space.xs} ${theme.vars.space.l}`,
}));

const Toggles = styled('div')({
  display: 'none',
  '@media screen and (scripting: enabled)': { display: 'flex' },
  '[data-shortened] > & > [data-panels-show="few"]': { display: 'none' },
  '[data-panels]:not([data-shortened]) > & > [data-panels-show="all"]': { display: 'none' },
});
