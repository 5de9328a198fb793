import styled from '@emotion/styled';
import { X } from 'lucide';
import { IconButton } from '../../actions/IconButton/IconButton.tsx';
import { TextLink } from '../../actions/TextLink/TextLink.tsx';
import { Strip, type StripProps } from '../Strip.tsx';

interface AnnouncementProps extends StripProps {
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
    <Strip variant="announcement" aria-label={label} {...rest}>
      <p>
        {children} {link && <TextLink href={link.href}>{link.label}</TextLink>}
      </p>
      <Close icon={X} aria-label={closeLabel} data-closes="" />
    </Strip>
  );
}

const Close = styled(IconButton)({
  // A page without JavaScript has nothing that could close it.
  '@media (scripting: none)': { display: 'none' },
});
