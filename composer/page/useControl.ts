import { fieldName, useProblem } from './composer-context.ts';
import type { ControlProps } from './FieldControl.tsx';

/** What every control of one value has: its id and label, and what is wrong with it or else a hint. */
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
