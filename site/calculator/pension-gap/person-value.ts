import { formatEuro } from '../../i18n/format.ts';
import type { PersonField } from './person.ts';

/** Whether a field holds an amount of money, which is typed, rather than a count, which is slid. */
export function isAmount(field: PersonField): boolean {
  return field === 'grossMonthlyIncome' || field === 'existingCapital';
}

/** A value of a person's field as people read it. */
export function personValue(field: PersonField, value: number): string {
  return isAmount(field) ? formatEuro(value) : String(value);
}
