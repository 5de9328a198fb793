import type { ComponentProps } from 'react';
import { useIntl } from 'react-intl';
import { NumberField } from '../../../../design-system/fields/NumberField/NumberField.tsx';
import type { Measure } from '../../../i18n/typed-number.ts';
import { useNumberTexts } from '../../fields/useNumberTexts.ts';
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
  const number = {
    ...{ min, max, step, value: field.value },
    measure: getMeasure(assumption),
    format: (value: number) => formatCustom(assumption, value, intl),
  };
  return (
    <NumberField
      {...{ min, max, step }}
      {...field}
      {...useNumberTexts(number)}
      // Each assumption has a value: an emptied field keeps it.
      onValueChange={(value) => Number.isNaN(value) || field.onValueChange(value)}
    />
  );
}

/** What is for a time, is for a year, but for a pension. */
function getMeasure(assumption: CustomKey): Measure {
  if (assumption === 'annuityFactor') return 'eurosAMonth';
  const unit = getUnit(assumption);
  if (unit === 'age') return 'years';
  return unit === 'rate' ? 'percentAYear' : 'eurosAYear';
}
