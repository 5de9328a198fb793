import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { keysOf } from '../../../design-system/keys-of.ts';
import { messages } from '../../../site/messages/index.ts';
import type { Field, ListField, TextField as TextRule } from '../../../site/sections/field.ts';
import { ownPrefix } from '../draft/draft.ts';
import { newValue } from '../draft/new-values.ts';
import { ChoiceControl } from './ChoiceControl.tsx';
import { fieldName, useComposer, useProblem } from './composer-context.ts';
import { type ControlProps, FieldControl } from './FieldControl.tsx';
import { Entry, Fieldset } from './layout.tsx';
import { MoveButtons } from './MoveButtons.tsx';
import { useAnnounce } from './useAnnounce.ts';

/** Several of the same: each can be edited, moved and removed. */
export function ListControl({ of, path, field, label, value }: ControlProps<ListField>) {
  const { draft, step } = useComposer();
  const announce = useAnnounce();
  const name = fieldName(of, path);
  const entries = Array.isArray(value) ? value : [];
  const set = (after: unknown[]) => step({ type: 'field', of, field: path, value: after });
  const singular = label.replace(/s$/, '');
  return (
    <Fieldset id={name} legend={label} about={field.about} problem={useProblem(name)}>
      {entries.map((entry, at) => (
        <Entry key={fieldName(of, [...path, at])}>
          <EntryControl
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
            onClick={() =>
              set([
                ...entries,
                nextEntry(field.of, entries) ??
                  newValue(draft, of, [...path, entries.length], field.of),
              ])
            }
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

interface EntryControlProps extends ControlProps {
  others: readonly unknown[];
}

function EntryControl({ others, ...props }: EntryControlProps) {
  const { field } = props;
  if (field.type === 'choice') return <ChoiceControl {...props} field={field} taken={others} />;
  if (field.type === 'text' && field.shared)
    return <SharedText {...props} field={field} taken={others} />;
  return <FieldControl {...props} />;
}

interface SharedTextProps extends ControlProps<TextRule> {
  taken: readonly unknown[];
}

/** A message that several landings show, or one of the landing's own. */
function SharedText({ taken, ...props }: SharedTextProps) {
  const { of, path, field, label, value } = props;
  const { draft, step } = useComposer();
  const isOwn = typeof value === 'string' && value.startsWith(ownPrefix(draft.name));
  return (
    <div>
      <TextField
        select
        size="small"
        fullWidth
        label={label}
        id={fieldName(of, path)}
        value={isOwn ? OWN : value}
        onChange={({ target }) => {
          const id = target.value === OWN ? newValue(draft, of, path, { ...field }) : target.value;
          step({ type: 'field', of, field: path, value: id });
        }}
      >
        {sharedIds(field)
          .filter((id) => id === value || !taken.includes(id))
          .map((id) => (
            <MenuItem key={id} value={id}>
              {messages.en[id]}
            </MenuItem>
          ))}
        <MenuItem value={OWN}>A text of its own</MenuItem>
      </TextField>
      {isOwn && <FieldControl {...props} />}
    </div>
  );
}

const OWN = 'own';

function sharedIds({ shared }: TextRule) {
  return shared ? keysOf(messages.en).filter((id) => id.startsWith(shared)) : [];
}
