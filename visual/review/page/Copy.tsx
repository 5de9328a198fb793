import { useState } from 'react';

/** A command to run in a terminal, with a button that copies it. */
export function Copy({ text }: { text: string }) {
  const [isCopied, setIsCopied] = useState(false);
  return (
    <span className="copy">
      <code>{text}</code>
      <button
        type="button"
        className="plain"
        onClick={() => navigator.clipboard.writeText(text).then(() => setIsCopied(true))}
        onBlur={() => setIsCopied(false)}
      >
        <span aria-live="polite">{isCopied ? 'Copied' : 'Copy'}</span>
      </button>
    </span>
  );
}
