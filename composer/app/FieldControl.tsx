import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { Text } from '../../design-system/text/Text/Text.tsx';
import { type Field, type FlagField, type GroupField, labelOf } from '../../site/sections/field.ts';
import { createValue } from '../draft/create-value.ts';
import { valueAt } from '../draft/draft.ts';
import { ChoiceControl } from './ChoiceControl.tsx';
import { fieldName, useComposer } from './composer-context.ts';
import { type ControlProps, useControl } from './control.ts';
import { ListControl } from './ListControl.tsx';
import { Fieldset } from './layout.tsx';
import { NumberControl } from './NumberControl.tsx';
import { TextControl } from './TextControl.tsx';

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
      return <Flag {...rest} label={field.about ?? rest.label} />;
    case 'list':
      return <ListControl {...rest} field={field} control={FieldControl} />;
    case 'group':
      return (
        <Fieldset id={fieldName(rest.of, rest.path)} legend={rest.label} about={field.about}>
          <GroupControls {...rest} field={field} />
        </Fieldset>
      );
    case 'optional':
      return field.of.type === 'flag' ? (
        <OptionalFlag {...rest} field={field.of} />
      ) : (
        <Optional {...rest} field={field} />
      );
  }
}

/** The controls of a group, one below the other. */
export function GroupControls({ of, path, field, value }: Omit<ControlProps<GroupField>, 'label'>) {
  const fields = Object.entries(field.fields);
  if (fields.length === 0) return <Text>This section says the same on every landing.</Text>;
  return fields.map(([name, part]) => (
    <FieldControl
      key={name}
      of={of}
      path={[...path, name]}
      field={part}
      label={labelOf(name)}
      value={valueAt(value, [name])}
    />
  ));
}

function Flag({ of, path, label, value }: Omit<ControlProps, 'field'>) {
  const { dispatch } = useComposer();
  const set = (checked: boolean) => dispatch({ type: 'field', of, field: path, value: checked });
  return (
    <FormControlLabel
      control={
        <Checkbox
          id={fieldName(of, path)}
          checked={value === true}
          onChange={(_event, checked) => set(checked)}
        />
      }
      label={label}
    />
  );
}

/** Yes, no, or not said, which a section may read as something else than no. */
function OptionalFlag({ of, path, field, label, value }: ControlProps<FlagField>) {
  const { dispatch } = useComposer();
  const answer = ANSWERS.find(({ means }) => means === value) ?? LEFT_OUT;
  return (
    <TextField
      {...useControl({ of, path, label }, field.about)}
      select
      value={answer.label}
      onChange={({ target }) => {
        const chosen = ANSWERS.find(({ label }) => label === target.value);
        dispatch({ type: 'field', of, field: path, value: chosen?.means });
      }}
    >
      {ANSWERS.map(({ label }) => (
        <MenuItem key={label} value={label}>
          {label}
        </MenuItem>
      ))}
    </TextField>
  );
}

const LEFT_OUT = { label: 'Left out', means: undefined };

const ANSWERS = [LEFT_OUT, { label: 'Yes', means: true }, { label: 'No', means: false }];

/** A field that may be left out: a box that says whether it is there, and its control if it is. */
function Optional(props: ControlProps<Extract<Field, { type: 'optional' }>>) {
  const { of, path, field, label, value } = props;
  const { dispatch } = useComposer();
  const set = (checked: boolean) =>
    dispatch({
      type: 'field',
      of,
      field: path,
      value: checked ? createValue(field.of) : undefined,
    });
  return (
    <div>
      <FormControlLabel
        control={
          <Checkbox checked={value !== undefined} onChange={(_event, checked) => set(checked)} />
        }
        label={`Set: ${label}`}
      />
      {value !== undefined && <FieldControl {...props} field={field.of} />}
    </div>
  );
}
