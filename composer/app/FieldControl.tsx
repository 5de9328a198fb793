import Button from '@mui/material/Button';
import InputAdornment from '@mui/material/InputAdornment';
import { Text } from '../../design-system/text/Text/Text.tsx';
import { getReading } from '../../site/landings/check/text-problems.ts';
import {
  type ChoiceField,
  type Field,
  formatLabel,
  type GroupField,
  type ListField,
  type NumberField,
} from '../../site/sections/field.ts';
import { createValue } from '../draft/create-draft.ts';
import type { FieldPath } from '../draft/draft.ts';
import { type ControlProps, useField } from './composer-context.ts';
import { Input, Select, Toggle } from './inputs.tsx';
import { Fieldset } from './layout.tsx';
import { PictureControl } from './PictureControl.tsx';
import { isSceneField, SceneChoice } from './SceneChoice.tsx';
import { SortableList } from './SortableList.tsx';
import { listSharedIds, TextControl } from './TextControl.tsx';

/** The control of a field, as its schema describes it. */
export function FieldControl({ path, field, label, taken = [] }: ControlProps) {
  const { id, value, problem, setValue } = useField(path);
  const input = { id, label, problem };
  switch (field.type) {
    case 'text':
      return <TextControl path={path} field={field} label={label} taken={taken} />;
    case 'choice': {
      if (isSceneField(field))
        return <SceneChoice {...input} about={field.about} value={value} onChange={setValue} />;
      const free = field.values.filter((known) => known === value || !taken.includes(known));
      return (
        <Select
          {...input}
          helperText={field.about}
          value={value}
          options={free.map((known) => [known, formatOption(field, known)])}
          onChange={setValue}
        />
      );
    }
    case 'number': {
      const { min, max, step, unit } = field;
      const endAdornment = unit && <InputAdornment position="end">{unit}</InputAdornment>;
      return (
        <Input
          {...input}
          helperText={formatBounds(field)}
          type="number"
          value={value ?? ''}
          slotProps={{ htmlInput: { min, max, step }, input: { endAdornment } }}
          onChange={(typed) => setValue(typed === '' ? null : Number(typed))}
        />
      );
    }
    case 'flag':
      return (
        <Toggle id={id} label={field.about ?? label} checked={value === true} onChange={setValue} />
      );
    case 'picture':
      return <PictureControl path={path} field={field} label={label} />;
    case 'optional':
      // Left out, a section may read a flag as something else than no.
      return field.of.type === 'flag' ? (
        <Select
          {...input}
          helperText={field.of.about}
          value={String(value)}
          options={ANSWERS}
          onChange={(answer) => setValue(answer === 'undefined' ? undefined : answer === 'true')}
        />
      ) : (
        <div>
          <Toggle
            // Set, the control below has it.
            {...(value === undefined && { id })}
            label={`Set: ${label}`}
            checked={value !== undefined}
            onChange={(isSet) => setValue(isSet ? createValue(field.of) : undefined)}
          />
          {value !== undefined && <FieldControl path={path} field={field.of} label={label} />}
        </div>
      );
    case 'group':
      return (
        <Fieldset id={id} legend={label} about={field.about}>
          <GroupControls path={path} field={field} />
        </Fieldset>
      );
    case 'list':
      return <ListControl path={path} field={field} label={label} />;
  }
}

function formatOption({ labels }: ChoiceField, value: string): string {
  const label = labels?.[value];
  return label ? getReading(label, 'en') : formatLabel(value);
}

const ANSWERS = [
  ['undefined', 'Left out'],
  ['true', 'Yes'],
  ['false', 'No'],
] as const;

function formatBounds({ min, max, step, about }: NumberField): string {
  const bounds = `${min.toLocaleString('en')} to ${max.toLocaleString('en')}`;
  const steps = step > 1 ? ` in steps of ${step}` : '';
  return [about, bounds + steps].filter(Boolean).join(': ');
}

/** The controls of a group, one below the other. */
export function GroupControls({ path, field }: { path: FieldPath; field: GroupField }) {
  const fields = Object.entries(field.fields);
  if (fields.length === 0) return <Text>This section says the same on every landing.</Text>;
  return fields.map(([name, part]) => (
    <FieldControl key={name} path={[...path, name]} field={part} label={formatLabel(name)} />
  ));
}

/** Several of the same: each can be edited, moved and removed. */
function ListControl({ path, field, label }: ControlProps<ListField>) {
  const { id, value, problem, setValue } = useField(path);
  const entries: readonly unknown[] = Array.isArray(value) ? value : [];
  const singular = label.replace(/s$/, '');
  return (
    <Fieldset id={id} legend={label} about={field.about} problem={problem}>
      <SortableList
        id={id}
        label={label}
        entries={entries}
        getName={(_entry, at) => `${singular} ${at + 1}`}
        onChange={setValue}
      >
        {(_entry, at) => (
          <FieldControl
            path={[...path, at]}
            field={field.of}
            label={`${singular} ${at + 1}`}
            taken={entries.toSpliced(at, 1)}
          />
        )}
      </SortableList>
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
