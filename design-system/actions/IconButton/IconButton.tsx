import type { ExtendButtonBase } from '@mui/material/ButtonBase';
import MuiIconButton, {
  type IconButtonTypeMap,
  type IconButtonProps as MuiIconButtonProps,
} from '@mui/material/IconButton';
import type { IconNode } from 'lucide';
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

type IconButtonProps = IconButtonOwnProps & Omit<MuiIconButtonProps, keyof IconButtonOwnProps>;

/** A button, or with `href` a link, of an icon alone: MUI's, of which `loading` keeps the focus. */
export const IconButton = ((props: IconButtonProps) => {
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
}) as ExtendButtonBase<IconButtonTypeMap<IconButtonOwnProps, 'button'>>;
