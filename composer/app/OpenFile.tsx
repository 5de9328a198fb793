import Button from '@mui/material/Button';
import { type Dispatch, useRef } from 'react';

interface OpenFileProps {
  /** As the attribute `accept` has it. */
  accept?: string;
  label?: string;
  /** Where it can also be dropped. */
  hint?: string;
  disabled?: boolean;
  onOpen: Dispatch<File>;
}

/** Asks for a file, by default for that of a draft, which can also be dropped on the page. */
export function OpenFile({
  accept = '.json',
  label = 'Open a file…',
  hint = 'Or drop it anywhere on this page',
  disabled,
  onOpen,
}: OpenFileProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button
        variant="outlined"
        title={hint}
        disabled={disabled}
        onClick={() => input.current?.click()}
      >
        {label}
      </Button>
      <input
        ref={input}
        type="file"
        accept={accept}
        hidden
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file) onOpen(file);
          // The same file can be chosen again.
          target.value = '';
        }}
      />
    </>
  );
}
