import Button from '@mui/material/Button';
import type { ComponentType } from 'react';
import type { Field, ListField } from '../../site/sections/field.ts';
import { createValue } from '../draft/create-value.ts';
import { ChoiceControl } from './ChoiceControl.tsx';
import { fieldName, useComposer, useProblem } from './composer-context.ts';
import type { ControlProps } from './control.ts';
import { Entry, Fieldset } from './layout.tsx';
import { MoveButtons } from './MoveButtons.tsx';
import { SharedText, sharedIds } from './SharedText.tsx';
import { useAnnounce } from './useAnnounce.ts';

interface ListControlProps extends ControlProps<ListField> {
  /** The control of any field, for entries of other kinds than texts and choices. */
  control: ComponentType<ControlProps>;
}

/** Several of the same: each can be edited, moved and removed. */
export function ListControl({ control, ...props }: ListControlProps) {
  const { of, path, field, label, value } = props;
  const { dispatch } = useComposer();
  const announce = useAnnounce();
  const name = fieldName(of, path);
  const entries = Array.isArray(value) ? value : [];
  const set = (after: unknown[]) => dispatch({ type: 'field', of, field: path, value: after });
  const singular = label.replace(/s$/, '');
  return (
    <Fieldset id={name} legend={label} about={field.about} problem={useProblem(name)}>
      {entries.map((entry, at) => (
        <Entry key={fieldName(of, [...path, at])}>
          <EntryControl
            control={control}
            of={of}
            path={[...path, at]}
            field={field.of}
            label={`${singular} ${at + 1}`}
            value={entry}
            others={entries.toSpliced(at, 1)}
          />
          <MoveButtons
            what={`${singular} ${at + 1}`}
            at={at}
            count={entries.length}
            onMove={(to) => {
              set(entries.toSpliced(at, 1).toSpliced(to, 0, entry));
              announce(`${singular} ${at + 1} is now number ${to + 1} of ${entries.length}.`);
            }}
            onRemove={() => {
              set(entries.toSpliced(at, 1));
              announce(`${singular} ${at + 1} is removed.`);
              document.getElementById(name)?.focus();
            }}
          />
        </Entry>
      ))}
      {entries.length < field.max && (
        <div>
          <Button
            size="small"
            variant="outlined"
            onClick={() => set([...entries, nextEntry(field.of, entries) ?? createValue(field.of)])}
          >
            Add {singular.toLowerCase()}
          </Button>
        </div>
      )}
    </Fieldset>
  );
}

/** The first choice or shared message that is not in the list yet. */
function nextEntry(field: Field, entries: readonly unknown[]): unknown {
  const known =
    field.type === 'choice' ? field.values : field.type === 'text' ? sharedIds(field) : [];
  return known.find((value) => !entries.includes(value));
}

interface EntryControlProps extends ControlProps, Pick<ListControlProps, 'control'> {
  others: readonly unknown[];
}

function EntryControl({ control: Control, others, ...props }: EntryControlProps) {
  const { field } = props;
  if (field.type === 'choice') return <ChoiceControl {...props} field={field} taken={others} />;
  if (field.type === 'text' && field.shared)
    return <SharedText {...props} field={field} taken={others} />;
  return <Control {...props} />;
}
