import type { ExtendButtonBase } from '@mui/material/ButtonBase';
import MuiIconButton, { type IconButtonTypeMap } from '@mui/material/IconButton';
import type { IconNode } from 'lucide';
import type { PropsWithChildren } from 'react';
import { Icon } from '../../drawings/Icon/Icon.tsx';
import { getLoadingAttributes } from '../loading.ts';

interface IconButtonOwnProps {
  /** An icon of lucide; any other drawing stands between its tags. */
  icon?: IconNode;
  /** What it does: the icon alone says nothing to a screen reader. */
  'aria-label': string;
  /** `outlined` has an edge, for a control that is used again and again. */
  variant?: 'text' | 'outlined';
  /** Waiting for what the click started: keeps its focus, and nothing activates it. */
  loading?: boolean;
}

/** A button, or with `href` a link, of an icon alone: MUI's, of which `loading` keeps the focus. */
export const IconButton: ExtendButtonBase<IconButtonTypeMap<IconButtonOwnProps, 'button'>> = (
  props: PropsWithChildren<IconButtonOwnProps>,
) => {
  const { icon, variant = 'text', loading = false, children, ...rest } = props;
  return (
    <MuiIconButton
      {...rest}
      {...getLoadingAttributes(loading)}
      data-variant={variant === 'text' ? undefined : variant}
    >
      {icon ? <Icon icon={icon} /> : children}
    </MuiIconButton>
  );
};
