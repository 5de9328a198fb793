import styled from '@emotion/styled';
import { ChevronDown } from 'lucide';
import type { KeyboardEvent, MouseEvent, ReactNode } from 'react';
import { Icon } from '../../../../design-system/drawings/Icon/Icon.tsx';
import { ems } from '../../../../design-system/styles/lengths.ts';
import { oneColumn } from '../../../../design-system/styles/one-column.ts';
import { panelHead } from '../../../../design-system/styles/panel-head.ts';
import { rule } from '../../../../design-system/styles/rule.ts';
import { transition } from '../../../../design-system/styles/transition.ts';
import { Text } from '../../../../design-system/text/Text/Text.tsx';

interface LinkDisclosureProps {
  /** The anchor that other places link to. */
  id: string | undefined;
  heading: string;
  /** Where the same content is open, for visitors without JavaScript and for new tabs. */
  href: string;
  /** Without it the heading stays a link. */
  onToggle: (() => void) | undefined;
  /** Left out while it is closed. */
  children?: ReactNode;
}

/**
 * A heading that opens content which is not on the page yet. It is a link to a page that has it, and
 * becomes a button in place as soon as it can open: focus and layout stay as they are.
 */
export function LinkDisclosure({ id, heading, href, onToggle, children }: LinkDisclosureProps) {
  return (
    <div id={id}>
      <Text variant="label" component="h3">
        <Head href={href} {...(onToggle && buttonProps(children !== undefined, onToggle))}>
          {heading}
          <Icon icon={ChevronDown} />
        </Head>
      </Text>
      {children !== undefined && <Content>{children}</Content>}
    </div>
  );
}

/** Makes a link a button; with a modifier key it is still the link that opens a new tab. */
function buttonProps(isOpen: boolean, toggle: () => void) {
  return {
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

/** Headings as wide as what they open. */
export const LinkDisclosures = styled('div')(({ theme }) => ({
  inlineSize: '100%',
  borderBlockStart: rule(theme),
  '& > div': {
    borderBlockEnd: rule(theme),
    scrollMarginBlockStart: theme.vars.size.header,
    // The verdict stays in view there.
    [theme.breakpoints.up('md')]: {
      scrollMarginBlockStart: `calc(${theme.vars.size.header} + ${ems(5)})`,
    },
  },
}));

const Head = styled('a')(({ theme }) => ({
  ...panelHead(theme),
  color: 'inherit',
  textDecoration: 'none',
  '&:hover': { color: theme.vars.color.text.accent },
  '& > svg > path': { transformOrigin: 'center', transition: transition(theme, 'rotate', 'ease') },
  '&[aria-expanded="true"] > svg > path': { rotate: '180deg' },
}));

const Content = styled('div')(({ theme }) => ({
  ...oneColumn,
  gap: theme.vars.space.l,
  paddingBlockEnd: theme.vars.space.xl,
}));
