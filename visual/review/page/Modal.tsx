import { type ReactNode, useEffect, useId, useRef } from 'react';

interface ModalProps {
  title: string;
  onClose: () => void;
  children: ReactNode;
}

/** A dialog over the page: the browser keeps the focus inside, closes it on Esc and gives the focus back. */
export function Modal({ title, onClose, children }: ModalProps) {
  const heading = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const opened = dialog.current;
    opened?.showModal();
    return () => opened?.close();
  }, []);
  return (
    <dialog ref={dialog} aria-labelledby={heading} onCancel={onClose}>
      <h2 id={heading}>{title}</h2>
      {children}
    </dialog>
  );
}
