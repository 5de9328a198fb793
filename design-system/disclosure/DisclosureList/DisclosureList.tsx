import { styled } from '@mui/material/styles';
import { ChevronDown } from 'lucide';
import type { ComponentProps, KeyboardEvent, MouseEvent, ReactNode } from 'react';
import { Icon } from '../../drawings/Icon/Icon.tsx';
import { oneColumn } from '../../styles/one-column.ts';
import { panelHead } from '../../styles/panel-head.ts';
import { rule } from '../../styles/rule.ts';
import { transition } from '../../styles/transition.ts';
import { Text } from '../../text/Text/Text.tsx';

/** A heading and what it opens. */
export interface Disclosure<Key extends string> {
  key: Key;
  heading: string;
  /** Where the same content stands open, for visitors without JavaScript and for new tabs. */
  href: string;
  /** Left out while it is closed. */
  content?: ReactNode;
}

interface DisclosureListProps<Key extends string> extends Omit<ComponentProps<'div'>, 'onToggle'> {
  items: readonly Disclosure<Key>[];
  headingLevel?: 'h3' | 'h4';
  /** Opens or closes an item. Without it every heading stays a link. */
  onToggle?: ((key: Key) => void) | undefined;
}

/**
 * Headings that open content which is not on the page yet. They are links to a page that has it, and
 * become buttons in place as soon as somebody listens: focus and layout stay as they are.
 */
export function DisclosureList<Key extends string>(props: DisclosureListProps<Key>) {
  const { items, headingLevel = 'h3', onToggle, ...rest } = props;
  return (
    <List {...rest}>
      {items.map(({ key, heading, href, content }) => (
        <div key={key}>
          <Text variant="label" component={headingLevel}>
            <Head {...headProps(href, content !== undefined, onToggle && (() => onToggle(key)))}>
              {heading}
              <Icon icon={ChevronDown} />
            </Head>
          </Text>
          {content !== undefined && <Content>{content}</Content>}
        </div>
      ))}
    </List>
  );
}

/** What makes a link a button; with a modifier key it is still the link that opens a new tab. */
function headProps(href: string, isOpen: boolean, toggle: (() => void) | undefined) {
  if (!toggle) return { href };
  return {
    href,
    role: 'button',
    'aria-expanded': isOpen,
    onClick(event: MouseEvent) {
      if (event.metaKey || event.ctrlKey || event.shiftKey) return;
      event.preventDefault();
      toggle();
    },
    onKeyDown(event: KeyboardEvent) {
      if (event.key !== ' ') return;
      event.preventDefault();
      toggle();
    },
  };
}

const List = styled('div')(({ theme }) => ({
  inlineSize: '100%',
  borderBlockStart: rule(theme),
  '& > div': { borderBlockEnd: rule(theme) },
  // Headings in two columns; what is open takes the whole width.
  [theme.breakpoints.up('md')]: {
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    columnGap: theme.vars.space.xxl,
    '& > :has([aria-expanded="true"])': { gridColumn: '1 / -1' },
  },
}));

const Head = styled('a')(({ theme }) => ({
  ...panelHead(theme),
  color: 'inherit',
  textDecoration: 'none',
  '&:hover': { color: theme.vars.color.text.accent },
  '& > svg': { transition: transition(theme, 'rotate', 'ease') },
  '&[aria-expanded="true"] > svg': { rotate: '180deg' },
}));

const Content = styled('div')(({ theme }) => ({
  ...oneColumn,
  gap: theme.vars.space.l,
  paddingBlockEnd: theme.vars.space.xl,
}));
