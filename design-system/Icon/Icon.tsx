import { styled } from '@mui/material/styles';
import type { LucideIcon } from 'lucide-react';

interface IconProps {
  /** Which sign, e.g. `Check` from lucide-react. */
  of: LucideIcon;
  size?: 'medium' | 'large';
}

/** A sign beside text. It is decoration: the text must say the same. */
export function Icon({ of: Drawing, size = 'medium' }: IconProps) {
  return (
    <Frame size={size} aria-hidden>
      <Drawing />
    </Frame>
  );
}

const Frame = styled('span', { shouldForwardProp: (name) => name !== 'size' })<{
  size: 'medium' | 'large';
}>(({ theme, size }) => {
  const side = size === 'large' ? theme.vars.size.iconLarge : theme.vars.size.icon;
  return {
    display: 'inline-flex',
    flex: 'none',
    '& > svg': { inlineSize: side, blockSize: side },
  };
});
