import { styled } from '@mui/material/styles';
import type { LucideIcon } from 'lucide-react';
import type { ComponentProps } from 'react';

interface IconProps extends ComponentProps<'span'> {
  /** Which sign, e.g. `Check` from lucide-react. */
  of: LucideIcon;
  /** `text`: as high as the letters beside it. */
  size?: 'text' | 'large';
}

/** A sign beside text. It is decoration: the text must say the same. */
export function Icon({ of: Drawing, size, ...rest }: IconProps) {
  return (
    <Frame {...rest} data-size={size} aria-hidden>
      <Drawing />
    </Frame>
  );
}

const Frame = styled('span')(({ theme: { vars } }) => ({
  display: 'inline-flex',
  flex: 'none',
  '& > svg': { inlineSize: vars.size.icon, blockSize: vars.size.icon },
  '&[data-size="text"] > svg': { inlineSize: '1em', blockSize: '1em' },
  '&[data-size="large"] > svg': {
    inlineSize: vars.size.iconLarge,
    blockSize: vars.size.iconLarge,
  },
}));
