import MuiButton, {
  type ButtonTypeMap,
  type ButtonProps as MuiButtonProps,
} from '@mui/material/Button';
import type { ExtendButtonBase } from '@mui/material/ButtonBase';
import type { PropsWithChildren, ReactNode } from 'react';
import { getLoadingAttributes } from '../loading.ts';

interface ButtonOwnProps {
  /** `glow` is the one action of a page that must win; `outlined` and `text` step back. */
  variant?: 'contained' | 'glow' | 'outlined' | 'text';
  /** `large` for the first view of a page; `small` is on a phone as small as a finger allows. */
  size?: 'small' | 'medium' | 'large';
  /** Waiting for what the click started: keeps its width and its focus, and nothing activates it. */
  loading?: boolean;
  /** An icon before the words: what the button does. */
  startIcon?: ReactNode;
  /** An icon behind the words, where the way leads on. */
  endIcon?: ReactNode;
  /** Stretches to its container, as buttons do on a phone. */
  fullWidth?: boolean;
}

export type ButtonProps = ButtonOwnProps & Omit<MuiButtonProps, keyof ButtonOwnProps>;

/**
 * Anything to click that leads somewhere or does something: MUI's button, of which `loading` keeps
 * the focus. With `href` or `component` it is a link.
 */
export const Button: ExtendButtonBase<ButtonTypeMap<ButtonOwnProps, 'button'>> = ({
  loading = false,
  children,
  ...rest
}: PropsWithChildren<ButtonOwnProps>) => (
  <MuiButton {...rest} {...getLoadingAttributes(loading)}>
    {(rest.startIcon || rest.endIcon) && children ? <span>{children}</span> : children}
  </MuiButton>
);
