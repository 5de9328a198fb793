import MuiButton, { type ButtonProps as MuiButtonProps } from '@mui/material/Button';
import { ArrowRight, Check, type IconNode, X } from 'lucide';
import { Icon as Drawing } from '../../../design-system/drawings/Icon/Icon.tsx';
import type { Action } from './actions.ts';
import { COMMANDS, type Command, type CommandName, formatKey, runCommand } from './commands.ts';
import { useReview } from './review-context.ts';

interface ButtonProps extends Omit<MuiButtonProps, 'action'> {
  /** A command, which has a label and a key, or another change. */
  action: CommandName | Action;
}

/** A button that changes the page's state. */
export function Button({ action, children, ...rest }: ButtonProps) {
  const review = useReview();
  const command: Command =
    typeof action === 'string' ? COMMANDS[action] : { keys: [], label: '', action };
  const [key] = command.keys;
  return (
    <MuiButton
      size="small"
      variant="outlined"
      onClick={() => runCommand(command, review)}
      {...rest}
    >
      {children ?? command.label}
      {key && <kbd>{formatKey(key)}</kbd>}
    </MuiButton>
  );
}

/** A decorative sign; the text beside it has the same meaning, and its shape does not need colour. */
export function Icon({ sign }: { sign: string }) {
  const icon = DRAWN[sign];
  return icon ? <Drawing icon={icon} fontSize="inherit" /> : <span aria-hidden="true">{sign}</span>;
}

/** Words with drawn arrows. */
export function Words({ text }: { text: string }) {
  return text.split(/(→)/).map((part, at) =>
    part === '→' ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never move
      <Drawing key={at} icon={ArrowRight} fontSize="inherit" aria-label={part} />
    ) : (
      part
    ),
  );
}

/** Signs that our fonts lack, and those of some browsers, too. */
const DRAWN: Readonly<Record<string, IconNode>> = { '✓': Check, '✕': X };
