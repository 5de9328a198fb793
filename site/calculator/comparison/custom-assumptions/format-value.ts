import { toRate } from '../../../../lib/rates.ts';
import { formatEuro, formatPercent } from '../../../i18n/format.ts';
import type { TextLookup } from '../../../provider/text-lookup.ts';
import { CUSTOM_ASSUMPTIONS, type CustomAssumption, type CustomKey } from './custom-assumptions.ts';

/** The value of an assumption as people read it, with its unit. */
export function formatCustomValue(key: CustomKey, value: number, t: TextLookup): string {
  const { unit }: CustomAssumption = CUSTOM_ASSUMPTIONS[key];
  switch (unit) {
    case 'percent':
      return formatPercent(toRate(value), { atMost: 2 });
    case 'euros':
      return formatEuro(value);
    case 'age':
      return t('comparison.calculator.years', { age: value });
    case 'people':
      return t(value === 2 ? 'comparison.custom.filing.joint' : 'comparison.custom.filing.single');
  }
}
