import styled from '@emotion/styled';
import { useId } from 'react';
import { useIntl } from 'react-intl';
import { SegmentedControl } from '../../../design-system/fields/SegmentedControl/SegmentedControl.tsx';
import { ems } from '../../../design-system/styles/lengths.ts';
import { visuallyHidden } from '../../../design-system/styles/visually-hidden.ts';
import { createRecord, keysOf } from '../../../lib/objects.ts';
import type { MessageId } from '../../i18n/messages/index.ts';
import { AdjustedNote } from '../fields/AdjustedNote.tsx';
import { AmountField } from '../fields/AmountField.tsx';
import { NumberSlider } from '../fields/NumberSlider.tsx';
import {
  formatPersonValue,
  getMeasure,
  isAmount,
  listFields,
  PERSON_FIELDS,
  type Person,
  type PersonField,
} from './person.ts';

interface PersonFormProps {
  person: Person;
  invalid: ReadonlySet<PersonField>;
  /** Answers of the visitor's link that had to be adjusted. */
  adjusted: readonly (keyof Person)[];
  onChange: (change: Partial<Person>) => void;
}

/** The questions about a person: a field for each number, and a choice for the surcharge. */
export function PersonForm({ person, invalid, adjusted, onChange }: PersonFormProps) {
  const intl = useIntl();
  const keysId = useId();
  const { childless } = person;
  return (
    <Fields
      role="group"
      aria-label={intl.formatMessage({ id: 'pensionGap.calculator.form' })}
      aria-describedby={keysId}
    >
      <Spoken id={keysId}>{intl.formatMessage({ id: 'field.keys' })}</Spoken>
      <Notice role="status">
        <AdjustedNote names={adjusted.map((key) => intl.formatMessage({ id: LABELS[key] }))} />
      </Notice>
      {listFields(person).map((field) => (
        <NumberField
          key={field}
          {...{ field, onChange }}
          value={person[field] ?? 0}
          isInvalid={invalid.has(field)}
        />
      ))}
      {childless !== undefined && (
        <SegmentedControl
          label={intl.formatMessage({ id: LABELS.childless })}
          options={[
            {
              value: 'children',
              label: intl.formatMessage({ id: 'pensionGap.calculator.childless.no' }),
            },
            {
              value: 'none',
              label: intl.formatMessage({ id: 'pensionGap.calculator.childless.yes' }),
            },
          ]}
          value={childless ? 'none' : 'children'}
          onValueChange={(value) => onChange({ childless: value === 'none' })}
        />
      )}
    </Fields>
  );
}

interface NumberFieldProps extends Pick<PersonFormProps, 'onChange'> {
  field: PersonField;
  value: number;
  isInvalid: boolean;
}

function NumberField({ field, value, isInvalid, onChange }: NumberFieldProps) {
  const intl = useIntl();
  const { min, max, step } = PERSON_FIELDS[field];
  const format = (shown: number) => formatPersonValue(field, shown);
  const range = { min: format(min), max: format(max) };
  const common = {
    ...{ min, max, step, value, format },
    measure: getMeasure(field),
    label: intl.formatMessage({ id: LABELS[field] }),
    error: isInvalid
      ? intl.formatMessage({ id: 'pensionGap.calculator.outOfRange' }, range)
      : undefined,
    // An empty field is an amount of 0.
    onValueChange: (next: number) => onChange({ [field]: next || 0 }),
  };
  return isAmount(field) ? (
    <AmountField {...common} data-amount="" />
  ) : (
    <NumberSlider {...common} />
  );
}

/** The question for each answer. */
const LABELS: Readonly<Record<keyof Person, MessageId>> = {
  ...createRecord(
    keysOf(PERSON_FIELDS),
    (field) => `pensionGap.calculator.field.${field}` as const,
  ),
  childless: 'pensionGap.calculator.childless',
};

const Notice = styled('div')({ '&:empty': { display: 'none' } });

/** Said once to who comes into the group: no slider says it again. */
const Spoken = styled('span')(visuallyHidden);

/** One below the other; amounts, which are short, and all where the form is wide, two in a row, until one has an error to say. */
const Fields = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fit, minmax(max(${ems(7)}, 50% - ${theme.vars.space.l}), 1fr))`,
  gap: theme.vars.space.m,
  alignItems: 'end',
  padding: theme.vars.space.m,
  borderRadius: theme.vars.radius.large,
  backgroundColor: theme.vars.color.surface.raised,
  // Labels on one line: a `fieldset` has its baseline further down, but its label at its top.
  [theme.breakpoints.between('sm', 'lg')]: {
    alignItems: 'start',
    '& > :not(fieldset)': { alignSelf: 'baseline' },
  },
  '& > :not([data-amount])': {
    gridColumn: '1 / -1',
    [theme.breakpoints.between('sm', 'lg')]: { gridColumn: 'auto' },
  },
  '&& > :has([aria-invalid="true"])': { gridColumn: '1 / -1' },
  [theme.breakpoints.up('sm')]: { padding: theme.vars.space.l },
}));
