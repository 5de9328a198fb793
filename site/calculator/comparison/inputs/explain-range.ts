import type { IntlShape } from 'react-intl';
import type { Steps } from '../../../../design-system/fields/SliderField/step-value.ts';

/** What can be typed into a field, said when the nearest value was taken instead. */
export function explainRange(
  { min, max, step }: Steps,
  format: (value: number) => string,
  intl: IntlShape,
): string {
  const kind = Number.isInteger(step) ? 'whole' : 'any';
  return intl.formatMessage(
    { id: `comparison.calculator.range.${kind}` },
    { min: format(min), max: format(max) },
  );
}
