import Button from '@mui/material/Button';
import { type Dispatch, useRef } from 'react';

/** Asks for the file of a draft, which can also be dropped on the page. */
export function OpenFile({ onOpen }: { onOpen: Dispatch<File> }) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button
        variant="outlined"
        title="Or drop it anywhere on this page"
        onClick={() => input.current?.click()}
      >
        Open a file…
      </Button>
      <input
        ref={input}
        type="file"
        accept=".json"
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
