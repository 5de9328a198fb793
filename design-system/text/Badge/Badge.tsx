import Chip, { type ChipProps } from '@mui/material/Chip';
import type { IconNode } from 'lucide';
import { Icon } from '../../drawings/Icon/Icon.tsx';

interface BadgeProps extends Omit<ChipProps, 'icon' | 'children'> {
  /** An icon of lucide; decoration. */
  icon: IconNode;
  /** A word or two. */
  children: string;
}

/** A label that sets something apart, e.g. ESG: MUI's Chip, which nobody presses. */
export function Badge({ icon, children, ...rest }: BadgeProps) {
  return (
    <Chip
      component="span"
      variant="outlined"
      icon={<Icon icon={icon} fontSize="inherit" />}
      label={children}
      {...rest}
    />
  );
}
