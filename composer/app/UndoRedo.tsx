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
  return (
    <>
      <IconButton
        aria-label="Undo"
        title="Ctrl + Z"
        disabled={history.past.length === 0}
        onClick={() => dispatch({ type: 'undo' })}
      >
        <Icon icon={Undo2} />
      </IconButton>
      <IconButton
        aria-label="Redo"
        title="Ctrl + Shift + Z"
        disabled={history.future.length === 0}
        onClick={() => dispatch({ type: 'redo' })}
      >
        <Icon icon={Redo2} />
      </IconButton>
    </>
  );
}
