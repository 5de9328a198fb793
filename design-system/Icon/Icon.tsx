import { styled } from '@mui/material/styles';
import type { LucideIcon } from 'lucide-react';

type IconSize = 'text' | 'medium' | 'large';

interface IconProps {
  /** Which sign, e.g. `Check` from lucide-react. */
  of: LucideIcon;
  /** `text`: as high as the letters beside it. */
  size?: IconSize;
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
  size: IconSize;
}>(({ theme, size }) => {
  const sides = { text: '1em', medium: theme.vars.size.icon, large: theme.vars.size.iconLarge };
  return {
    display: 'inline-flex',
    flex: 'none',
    '& > svg': { inlineSize: sides[size], blockSize: sides[size] },
  };
});
