import styled from '@emotion/styled';
import { X } from 'lucide';
import type { ComponentProps } from 'react';
import { TextLink } from '../../actions/TextLink/TextLink.tsx';
import { Icon } from '../../drawings/Icon/Icon.tsx';
import { contentColumn } from '../../styles/content-column.ts';
import { rule } from '../../styles/rule.ts';
import { touchTarget } from '../../styles/touch-target.ts';

interface AnnouncementProps extends ComponentProps<'aside'> {
  /** Names the announcement for screen readers. */
  label: string;
  children: string;
  link?: { href: string; label: string };
  /** The name of the button that closes it; a script that listens to `data-closes` does so. */
  close: string;
}

/** A line above a page that passes: visitors can close it. What stays is a `Notice`. */
export function Announcement({ label, children, link, close, ...rest }: AnnouncementProps) {
  return (
    <Strip aria-label={label} {...rest}>
      <Row>
        <p>
          {children} {link && <TextLink href={link.href}>{link.label}</TextLink>}
        </p>
        <Close type="button" aria-label={close} data-closes="">
          <Icon icon={X} />
        </Close>
      </Row>
    </Strip>
  );
}

const Strip = styled('aside')(({ theme }) => ({
  ...theme.typography.label,
  paddingBlock: theme.vars.space.xxs,
  borderBlockEnd: rule(theme),
  backgroundColor: theme.vars.color.surface.tint,
  color: theme.vars.color.text.primary,
}));

const Row = styled('div')(({ theme }) => ({
  ...contentColumn(theme),
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  columnGap: theme.vars.space.m,
}));

const Close = styled('button')(({ theme }) => ({
  ...touchTarget(theme),
  justifyContent: 'center',
  minInlineSize: theme.vars.size.touch,
  padding: 0,
  border: 0,
  background: 'none',
  cursor: 'pointer',
  // A page without JavaScript has nothing that could close it.
  '@media (scripting: none)': { display: 'none' },
}));
