import { useState } from 'react';

interface CopyButtonProps {
  label: string;
  text: string;
  /** Whose it is, where the text does not say it. */
  of?: string;
}

/** Puts a text on the clipboard and says so where it was pressed. */
export function CopyButton({ label, text, of = text }: CopyButtonProps) {
  const [isCopied, setIsCopied] = useState(false);
  const copy = async () => {
    await navigator.clipboard.writeText(text);
    setIsCopied(true);
    setTimeout(() => setIsCopied(false), SHOWN_MS);
  };
  return (
    <button type="button" aria-label={`${label === text ? 'Copy' : label} ${of}`} onClick={copy}>
      <span aria-live="polite">{isCopied ? 'Copied' : label}</span>
    </button>
  );
}

const SHOWN_MS = 2_000;
