import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import type { ReactNode } from 'react';

interface ModalProps {
  title: string;
  open: boolean;
  /** As wide as pictures to choose by take. */
  wide?: boolean;
  children: ReactNode;
  /** Beside the button that closes it. */
  action?: ReactNode;
  onClose: () => void;
}

/** A dialog over the Composer. */
export function Modal({ title, open, wide = false, action, children, onClose }: ModalProps) {
  return (
    <Dialog open={open} maxWidth={wide ? 'lg' : 'md'} fullWidth={wide} onClose={onClose}>
      <DialogTitle>{title}</DialogTitle>
      <DialogContent>{children}</DialogContent>
      <DialogActions>
        {action}
        <Button variant="text" onClick={onClose}>
          Close
        </Button>
      </DialogActions>
    </Dialog>
  );
}
