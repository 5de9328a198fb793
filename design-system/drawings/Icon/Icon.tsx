import styled from '@emotion/styled';
import type { IconNode } from 'lucide';
import type { ComponentProps } from 'react';
import { styleByValue } from '../../styles/style-by-value.ts';
import { createIconPath } from './icon-path.ts';

type IconSize = 'text' | 'large';

interface IconProps extends ComponentProps<'svg'> {
  /** An icon of lucide, e.g. `Check`. */
  icon: IconNode;
  /** `text`: as high as the letters beside it. */
  size?: IconSize;
}

/** An icon beside text: decoration, because the text says the same, unless it has a label. */
export function Icon({ icon, size, ...rest }: IconProps) {
  const role = rest['aria-label'] ? { role: 'img' } : { 'aria-hidden': true };
  return (
    <Drawing {...rest} {...role} viewBox="0 0 24 24" data-size={size}>
      <path d={createIconPath(icon)} />
    </Drawing>
  );
}

const Drawing = styled('svg')(({ theme: { vars } }) => ({
  display: 'inline-block',
  flex: 'none',
  inlineSize: vars.size.icon,
  blockSize: vars.size.icon,
  maxInlineSize: 'none',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 2,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
  // Without it a drawing keeps its own colour where a visitor's are forced.
  forcedColorAdjust: 'auto',
  ...styleByValue<IconSize>('size', {
    text: { inlineSize: '1em', blockSize: '1em' },
    large: { inlineSize: vars.size.iconLarge, blockSize: vars.size.iconLarge },
  }),
}));
