import { recordOf } from '../../lib/objects.ts';
import { LOCALES } from '../../site/i18n/locales.ts';
import type { Field } from '../../site/sections/field.ts';

/**
 * A value to begin with for a field: the lowest number, the first choices, and texts that are still to
 * be written.
 */
export function createValue(field: Field): unknown {
  switch (field.type) {
    case 'text':
      return recordOf(LOCALES, () => '');
    case 'choice':
      return field.values[0];
    case 'number':
      return field.min;
    case 'flag':
      return false;
    case 'list':
      return Array.from({ length: field.min }, (_, at) =>
        field.of.type === 'choice' ? field.of.values[at] : createValue(field.of),
      );
    case 'group':
      return Object.fromEntries(
        Object.entries(field.fields)
          .filter(([, part]) => part.type !== 'optional')
          .map(([name, part]) => [name, createValue(part)]),
      );
    case 'optional':
      return createValue(field.of);
  }
}
