import { expect, test } from 'vitest';
import { landings } from '../../../site/landings/index.ts';
import { assertOwnFile } from './table.ts';

test('a landing of the table may be written again, and a new one may be written', () => {
  expect(() => assertOwnFile('employees', { landings })).not.toThrow();
  expect(() => assertOwnFile('students', { landings })).not.toThrow();
});

test('a file that is no landing of the table is not replaced', () => {
  expect(() => assertOwnFile('employees', { landings: {} })).toThrow(
    'site/landings/employees.ts exists already. Choose another name, or remove the file.',
  );
});
