import { type Breakpoint, styled, type Theme, useTheme } from '@mui/material/styles';
import type { ComponentProps, ReactNode } from 'react';
import { Button } from '../../actions/Button/Button.tsx';
import { useStarted } from '../../behaviour/useStarted.ts';
import { toMediaQuery } from '../../styles/media-query.ts';
import { oneColumn } from '../../styles/one-column.ts';
import { rule } from '../../styles/rule.ts';
import { Disclosure, type DisclosureProps } from '../Disclosure/Disclosure.tsx';
import { startAccordions } from './start-accordions.ts';

/** One question with its answer, one step with its explanation. */
export interface AccordionItem {
  /** The anchor that other places link to, unique on the page: `#id` opens the item. */
  id: string;
  /** Another name, the same in every language: `#alias` opens the item too. */
  alias?: string;
  heading: string;
  content: ReactNode;
  /** The next step after reading, e.g. a link. */
  action?: ReactNode;
  /** Open on arrival. */
  open?: boolean;
}

/** How many items of a long list show at first, and the labels of the two buttons below them. */
export interface AccordionLimit {
  /** Below the `md` breakpoint. */
  compact: number;
  /** From it up. */
  wide: number;
  moreLabel: string;
  lessLabel: string;
}

interface AccordionProps extends ComponentProps<typeof Items> {
  /** In the order in which they stand. */
  items: readonly AccordionItem[];
  /** The level of all headings in the outline of the page. */
  headingLevel?: DisclosureProps['headingLevel'];
  /** `small` headings are as large as labels: below a heading that says what the items are about. */
  size?: DisclosureProps['size'];
  /** Each item behind its number. */
  numbered?: boolean;
  /** The name of a group of which at most one item is open. */
  exclusive?: string;
  /** From this breakpoint up the open item of an exclusive group cannot be closed. */
  keepOneOpenFrom?: Breakpoint;
  /** Without it all items show, and always without JavaScript. */
  limit?: AccordionLimit | undefined;
}

/**
 * A set of disclosures. `startAccordions`, which React starts itself, adds what HTML lacks: buttons, one that stays open;
 * `startAddressedParts` opens the item that an address names.
 */
export function Accordion({
  items,
  headingLevel = 'h3',
  size = 'medium',
  numbered = false,
  exclusive,
  keepOneOpenFrom,
  limit,
  ...rest
}: AccordionProps) {
  const { breakpoints } = useTheme();
  useStarted(startAccordions);
  const Root = numbered ? NumberedItems : Items;
  return (
    <Root
      {...rest}
      data-accordion=""
      data-limited={limit && ''}
      data-keep-one-open={keepOneOpenFrom && toMediaQuery(breakpoints.up(keepOneOpenFrom))}
    >
      <List>
        {items.map(({ id, alias, heading, content, action, open }, index) => (
          <Item
            key={id}
            id={id}
            data-alias={alias}
            name={exclusive}
            defaultExpanded={open}
            variant="item"
            summary={heading}
            headingLevel={headingLevel}
            size={size}
            data-beyond={limit && getBeyond(index, limit)}
          >
            {content}
            {action}
          </Item>
        ))}
      </List>
      {limit && (
        <Toggles data-beyond={getBeyond(items.length - 1, limit)}>
          <Button variant="outlined" data-accordion-show="all">
            {limit.moreLabel}
          </Button>
          <Button variant="outlined" data-accordion-show="limit">
            {limit.lessLabel}
          </Button>
        </Toggles>
      )}
    </Root>
  );
}

/** At which widths an item is beyond the limit. */
function getBeyond(index: number, { compact, wide }: AccordionLimit): string | undefined {
  const widths = [index >= compact && 'compact', index >= wide && 'wide'].filter(Boolean);
  return widths.length > 0 ? widths.join(' ') : undefined;
}

const Items = styled('div')(({ theme }) => ({
  ...oneColumn,
  gap: theme.vars.space.l,
}));

/** Items in an order, their numbers along a path. The sun is at the open one. */
const NumberedItems = styled(Items)(({ theme }) => ({
  counterReset: 'step',
  '& > div': { background: path(theme) },
  '& details': { counterIncrement: 'step' },
  '& details > summary': { gridTemplateColumns: 'auto minmax(0, 1fr) auto' },
  '& summary::before': {
    ...theme.typography.note,
    content: 'counter(step)',
    display: 'grid',
    placeContent: 'center',
    inlineSize: theme.vars.size.icon,
    blockSize: theme.vars.size.icon,
    borderRadius: theme.vars.radius.round,
    border: `${theme.vars.border.thin} solid ${theme.vars.color.line.control}`,
    backgroundColor: theme.vars.color.surface.raised,
  },
  '& [open] > summary::before': { backgroundColor: theme.vars.color.surface.sun },
  // The text is below its heading, not on the path.
  '& details > div': {
    paddingInlineStart: `calc(${theme.vars.size.icon} + ${theme.vars.space.m})`,
  },
}));

/** As wide as a number, with a bend to either side for every closed item. */
function path({ vars: { color, size } }: Theme): string {
  const arc = (center: string) =>
    `radial-gradient(150% 35% at ${center}, transparent 87%, ${color.scene.far} 90% 98%, transparent 101%)`;
  const half = `calc(${size.icon} / 2)`;
  const shape = `0 / ${half} ${size.control} repeat-y`;
  return `${arc('-92% 25%')} ${half} ${shape}, ${arc('192% 75%')} 0 ${shape}`;
}

const List = styled('div')(({ theme }) => ({ borderBlockStart: rule(theme) }));

const COLLAPSED = { contentVisibility: 'hidden', border: 0 } as const;

const Item = styled(Disclosure)(({ theme }) => ({
  // `hidden="until-found"` only lets the search look in; what shows is the list's rule alone.
  display: 'block',
  contentVisibility: 'visible',
  scrollMarginBlockStart: theme.vars.size.header,
  '@media screen and (scripting: enabled)': {
    [theme.breakpoints.up('md')]: { '[data-limited] > * > &[data-beyond~="wide"]': COLLAPSED },
    [theme.breakpoints.down('md')]: { '[data-limited] > * > &[data-beyond~="compact"]': COLLAPSED },
  },
}));

/** Only where an item is beyond the limit. */
const Toggles = styled('div')(({ theme }) => ({
  display: 'none',
  '@media screen and (scripting: enabled)': {
    [theme.breakpoints.up('md')]: { '&[data-beyond~="wide"]': { display: 'flex' } },
    [theme.breakpoints.down('md')]: { '&[data-beyond~="compact"]': { display: 'flex' } },
  },
  '[data-limited] > & > [data-accordion-show="limit"]': { display: 'none' },
  '[data-accordion]:not([data-limited]) > & > [data-accordion-show="all"]': { display: 'none' },
}));
