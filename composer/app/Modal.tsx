import Button from '@mui/material/Button';
import Dialog, { type DialogProps } from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import type { ReactNode } from 'react';

interface ModalProps extends Pick<DialogProps, 'open' | 'maxWidth' | 'fullWidth' | 'children'> {
  title: string;
  /** Beside the button that closes it. */
  action?: ReactNode;
  onClose: () => void;
}

/** A dialog over the Composer. */
export function Modal({ title, action, children, onClose, ...props }: ModalProps) {
  return (
    <Dialog maxWidth="md" {...props} onClose={onClose}>
      <DialogTitle>{title}</DialogTitle>
      <DialogContent>{children}</DialogContent>
      <DialogActions>
        {action}
        <Button onClick={onClose}>Close</Button>
      </DialogActions>
    </Dialog>
  );
}
