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
      if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 'z') return;
      event.preventDefault();
      dispatch({ type: event.shiftKey ? 'redo' : 'undo' });
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

const STEPS = [
  { type: 'undo', label: 'Undo', icon: Undo2, keys: 'Ctrl + Z', drafts: 'past' },
  { type: 'redo', label: 'Redo', icon: Redo2, keys: 'Ctrl + Shift + Z', drafts: 'future' },
] as const;
