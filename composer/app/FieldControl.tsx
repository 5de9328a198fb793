import Button from '@mui/material/Button';
import { Text } from '../../design-system/text/Text/Text.tsx';
import {
  type Field,
  formatLabel,
  type GroupField,
  type ListField,
  type OptionalField,
} from '../../site/sections/field.ts';
import { createValue } from '../draft/create-draft.ts';
import type { FieldPath } from '../draft/draft.ts';
import { useComposer } from './composer-context.ts';
import { type ControlProps, useField } from './control.ts';
import { Entry, Fieldset } from './layout.tsx';
import { MoveButtons } from './MoveButtons.tsx';
import { listSharedIds, TextControl } from './TextControl.tsx';
import {
  CheckboxControl,
  ChoiceControl,
  FlagControl,
  NumberControl,
  OptionalFlagControl,
} from './ValueControls.tsx';

/** The control of a field, as its schema describes it. */
export function FieldControl({ field, ...rest }: ControlProps) {
  switch (field.type) {
    case 'text':
      return <TextControl {...rest} field={field} />;
    case 'choice':
      return <ChoiceControl {...rest} field={field} />;
    case 'number':
      return <NumberControl {...rest} field={field} />;
    case 'flag':
      return <FlagControl {...rest} field={field} />;
    case 'list':
      return <ListControl {...rest} field={field} />;
    case 'group':
      return <Group {...rest} field={field} />;
    case 'optional':
      return field.of.type === 'flag' ? (
        <OptionalFlagControl {...rest} field={field.of} />
      ) : (
        <OptionalControl {...rest} field={field} />
      );
  }
}

/** The controls of a group, one below the other. */
export function GroupControls({ path, field }: { path: FieldPath; field: GroupField }) {
  const fields = Object.entries(field.fields);
  if (fields.length === 0) return <Text>This section says the same on every landing.</Text>;
  return fields.map(([name, part]) => (
    <FieldControl key={name} path={[...path, name]} field={part} label={formatLabel(name)} />
  ));
}

function Group({ path, field, label }: ControlProps<GroupField>) {
  return (
    <Fieldset id={useField(path).id} legend={label} about={field.about}>
      <GroupControls path={path} field={field} />
    </Fieldset>
  );
}

/** A field that may be left out: a box that says whether it is there, and its control if it is. */
function OptionalControl({ field, ...rest }: ControlProps<OptionalField>) {
  const { value, setValue } = useField(rest.path);
  return (
    <div>
      <CheckboxControl
        label={`Set: ${rest.label}`}
        checked={value !== undefined}
        onChange={(isSet) => setValue(isSet ? createValue(field.of) : undefined)}
      />
      {value !== undefined && <FieldControl {...rest} field={field.of} />}
    </div>
  );
}

/** Several of the same: each can be edited, moved and removed. */
function ListControl({ path, field, label }: ControlProps<ListField>) {
  const { announce } = useComposer();
  const { id, value, problem, setValue } = useField(path);
  const entries = Array.isArray(value) ? value : [];
  const singular = label.replace(/s$/, '');
  return (
    <Fieldset id={id} legend={label} about={field.about} problem={problem}>
      {entries.map((entry, at) => {
        const others = entries.toSpliced(at, 1);
        const name = `${singular} ${at + 1}`;
        return (
          <Entry key={name}>
            <FieldControl path={[...path, at]} field={field.of} label={name} taken={others} />
            <MoveButtons
              what={name}
              at={at}
              count={entries.length}
              onMove={(to) => {
                setValue(others.toSpliced(to, 0, entry));
                announce(`${name} is now number ${to + 1} of ${entries.length}.`);
              }}
              onRemove={() => {
                setValue(others);
                announce(`${name} is removed.`);
                document.getElementById(id)?.focus();
              }}
            />
          </Entry>
        );
      })}
      {entries.length < field.max && (
        <div>
          <Button
            size="small"
            variant="outlined"
            onClick={() => setValue([...entries, createEntry(field.of, entries)])}
          >
            Add {singular.toLowerCase()}
          </Button>
        </div>
      )}
    </Fieldset>
  );
}

/** The first choice or shared message that is not in the list yet, or a value to begin with. */
function createEntry(field: Field, entries: readonly unknown[]): unknown {
  const known =
    field.type === 'choice' ? field.values : field.type === 'text' ? listSharedIds(field) : [];
  return known.find((value) => !entries.includes(value)) ?? createValue(field);
}
