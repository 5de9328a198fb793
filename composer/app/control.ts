import type { Field } from '../../site/sections/field.ts';
import type { FieldOwner, FieldPath } from '../draft/draft.ts';
import { fieldName, useProblem } from './composer-context.ts';

/** A field of a section or of the listing, and where it is. */
export interface ControlProps<Of extends Field = Field> {
  of: FieldOwner;
  path: FieldPath;
  field: Of;
  label: string;
  value: unknown;
}

/** Props of every control of one value: its id and label, and what is wrong with it or else a hint. */
export function useControl(
  { of, path, label }: Pick<ControlProps, 'of' | 'path' | 'label'>,
  hint?: string,
) {
  const id = fieldName(of, path);
  const problem = useProblem(id);
  return {
    id,
    label,
    size: 'small',
    fullWidth: true,
    error: problem !== undefined,
    helperText: problem ?? hint,
  } as const;
}
