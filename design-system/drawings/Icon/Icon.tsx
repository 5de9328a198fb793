import styled from '@emotion/styled';
import SvgIcon, { type SvgIconProps } from '@mui/material/SvgIcon';
import type { IconNode } from 'lucide';
import { createIconPath } from './icon-path.ts';

interface IconOwnProps {
  /** An icon of lucide, e.g. `Check`. */
  icon: IconNode;
  /** `inherit`: as high as the letters beside it. */
  fontSize?: 'inherit' | 'small' | 'medium' | 'large';
}

/** An icon beside text: decoration, because the text says the same, unless it has a label. */
export function Icon({ icon, ...rest }: IconOwnProps & Omit<SvgIconProps, keyof IconOwnProps>) {
  return (
    <Drawing {...rest} {...(rest['aria-label'] && { role: 'img', 'aria-hidden': undefined })}>
      <path d={createIconPath(icon)} />
    </Drawing>
  );
}

/** Drawn by lines, where MUI's own icons are areas. */
const Drawing = styled(SvgIcon)({
  maxInlineSize: 'none',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 2,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
  // Without it a drawing keeps its own colour where a visitor's are forced.
  forcedColorAdjust: 'auto',
});
