import { z } from 'zod';
import { createRecord } from '../../lib/objects.ts';
import { LOCALES } from './locales.ts';

/** The shape of something that differs by language. */
export function localizedSchema<Value extends z.ZodType>(value: Value) {
  return z.object(createRecord(LOCALES, () => value));
}
