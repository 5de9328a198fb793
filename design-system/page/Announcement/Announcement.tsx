import styled from '@emotion/styled';
import { X } from 'lucide';
import type { ComponentProps } from 'react';
import { IconButton } from '../../actions/IconButton/IconButton.tsx';
import { TextLink } from '../../actions/TextLink/TextLink.tsx';
import { contentColumn } from '../../styles/content-column.ts';
import { rule } from '../../styles/rule.ts';

interface AnnouncementProps extends ComponentProps<'aside'> {
  /** Names the announcement for screen readers. */
  label: string;
  /** What passes, and when. */
  children: string;
  /** Where there is more about it. */
  link?: { href: string; label: string };
  /** The name of the button that closes it; a script that listens to `data-closes` does so. */
  closeLabel: string;
}

/** A line above a page that passes: visitors can close it. What stays is a `Notice`. */
export function Announcement({ label, children, link, closeLabel, ...rest }: AnnouncementProps) {
  return (
    <Strip aria-label={label} {...rest}>
      <Row>
        <p>
          {children} {link && <TextLink href={link.href}>{link.label}</TextLink>}
        </p>
        <Close icon={X} aria-label={closeLabel} data-closes="" />
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

const Close = styled(IconButton)({
  // A page without JavaScript has nothing that could close it.
  '@media (scripting: none)': { display: 'none' },
});
