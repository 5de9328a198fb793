import { createDraft, STARTS } from '../draft/create-draft.ts';
import { useComposer } from './composer-context.ts';
import { SmallSelect } from './layout.tsx';

/** Begins a new draft: from a landing, a persona or nothing. It can be undone. */
export function Start() {
  const { draft, dispatch, announce } = useComposer();
  return (
    <SmallSelect
      aria-label="Start from"
      value="choose"
      options={[{ value: 'choose', label: 'Start from…' }, ...STARTS]}
      onChange={(value) => {
        dispatch({ type: 'start', draft: createDraft(value, draft.name) });
        announce('A new draft has begun. Undo brings the draft before it back.');
      }}
    />
  );
}
