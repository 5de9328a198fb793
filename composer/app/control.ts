import type { Field } from '../../site/sections/field.ts';
import { type FieldPath, getField } from '../draft/draft.ts';
import { formatPath, useComposer, useProblem } from './composer-context.ts';

/** A field of the landing and its place. */
export interface ControlProps<Of extends Field = Field> {
  path: FieldPath;
  field: Of;
  label: string;
  /** Values that are chosen elsewhere in the same list. */
  taken?: readonly unknown[];
}

/** The value of a field, its problem, and how to set it; `undefined` takes it out. */
export function useField(path: FieldPath) {
  const { draft, dispatch } = useComposer();
  const id = formatPath(path);
  return {
    id,
    value: getField(draft.landing, path),
    problem: useProblem(id),
    setValue: (value: unknown) => dispatch({ type: 'set', path, value }),
  };
}
