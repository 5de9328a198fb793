import type { ComponentProps } from 'react';
import type { Change } from './actions.ts';
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
