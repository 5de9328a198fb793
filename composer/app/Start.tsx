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
      onChange={({ target }) => {
        const start = STARTS.find(({ value }) => value === target.value);
        if (!start) return;
        dispatch({ type: 'start', draft: createDraft(start.value, draft.name) });
        announce(`Started from ${start.label}. Undo brings the draft before it back.`);
      }}
    >
      <option value="choose">Start from…</option>
      {STARTS.map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </SmallSelect>
  );
}
