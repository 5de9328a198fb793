import { type ComponentProps, useState } from 'react';
import type { Change } from './changes.ts';
import { COMMANDS, type Command, type CommandName, keyName, perform } from './commands.ts';
import { useReview } from './review-context.ts';

interface ButtonProps extends ComponentProps<'button'> {
  /** A command, which has a label and a key, or another change. */
  does: CommandName | Change;
}

/** A button that changes the page's state. */
export function Button({ does, children, ...rest }: ButtonProps) {
  const review = useReview();
  const command: Command =
    typeof does === 'string' ? COMMANDS[does] : { keys: [], label: '', does };
  const [key] = command.keys;
  return (
    <button type="button" onClick={() => perform(command, review)} {...rest}>
      {children ?? command.label}
      {key && <kbd>{keyName(key)}</kbd>}
    </button>
  );
}

/** A command to run in a terminal; a click copies it. */
export function Copy({ text }: { text: string }) {
  const [isCopied, setIsCopied] = useState(false);
  const copy = () => navigator.clipboard.writeText(text).then(() => setIsCopied(true));
  return (
    <button type="button" className="copy" onClick={copy} onBlur={() => setIsCopied(false)}>
      <code>{text}</code> <span aria-live="polite">{isCopied ? 'Copied' : 'Copy'}</span>
    </button>
  );
}
