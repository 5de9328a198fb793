import type { ComponentProps } from 'react';
import { useIntl } from 'react-intl';
import { NumberField } from '../../../../design-system/fields/NumberField/NumberField.tsx';
import { createTyping, type Measure } from '../../../i18n/typed-number.ts';
import { explainRange } from '../inputs/explain-range.ts';
import { type CustomKey, getCustomRule, getUnit } from './assumption-table.ts';
import { formatCustom } from './format-assumptions.ts';

interface AssumptionFieldProps
  extends Pick<ComponentProps<typeof NumberField>, 'label' | 'hint' | 'helperText'> {
  assumption: CustomKey;
  /** `NaN` for none yet. */
  value: number;
  onValueChange: (value: number) => void;
}

/** The field for an assumption that is any number between its bounds. */
export function AssumptionField({ assumption, ...field }: AssumptionFieldProps) {
  const intl = useIntl();
  const { min, max, step } = getCustomRule(assumption);
  const format = (value: number) => formatCustom(assumption, value, intl);
  return (
    <NumberField
      {...{ min, max, step, format }}
      {...field}
      {...createTyping(getMeasure(assumption))}
      // Each assumption has a value: an emptied field keeps it.
      onValueChange={(value) => Number.isNaN(value) || field.onValueChange(value)}
      rangeText={explainRange({ min, max, step }, format, intl)}
      unreadableText={(text) =>
        intl.formatMessage(
          { id: 'comparison.calculator.unreadable' },
          { text, value: Number.isNaN(field.value) ? 'none' : format(field.value) },
        )
      }
    />
  );
}

/** What is for a time, is for a year. */
function getMeasure(assumption: CustomKey): Measure {
  const unit = getUnit(assumption);
  if (unit === 'age') return 'years';
  return unit === 'rate' ? 'percentAYear' : 'eurosAYear';
}
