import IconButton from '@mui/material/IconButton';
import { Redo2, Undo2 } from 'lucide';
import { useEffect } from 'react';
import { Icon } from '../../design-system/drawings/Icon/Icon.tsx';
import type { History } from '../draft/history.ts';
import { useComposer } from './composer-context.ts';

/** Takes steps back and forth, also with Ctrl or Cmd and Z. */
export function UndoRedo({ history }: { history: History }) {
  const { dispatch } = useComposer();
  useEffect(() => {
    const handleKey = (event: KeyboardEvent) => {
      const type = readUndoKey(event);
      if (!type) return;
      event.preventDefault();
      dispatch({ type });
    };
    window.addEventListener('keydown', handleKey);
    return () => window.removeEventListener('keydown', handleKey);
  }, [dispatch]);
  return STEPS.map(({ type, label, icon, keys, drafts }) => (
    <IconButton
      key={type}
      aria-label={label}
      title={keys}
      disabled={history[drafts].length === 0}
      onClick={() => dispatch({ type })}
    >
      <Icon icon={icon} />
    </IconButton>
  ));
}

/** The step that keys stand for. */
export function readUndoKey(event: KeyboardEvent): 'undo' | 'redo' | undefined {
  if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 'z') return undefined;
  return event.shiftKey ? 'redo' : 'undo';
}

const STEPS = [
  { type: 'undo', label: 'Undo', icon: Undo2, keys: 'Ctrl + Z', drafts: 'past' },
  { type: 'redo', label: 'Redo', icon: Redo2, keys: 'Ctrl + Shift + Z', drafts: 'future' },
] as const;
