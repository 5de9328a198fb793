import { expect, test } from 'vitest';
import { findReason } from './recapture.ts';

test.each([
  [
    '\nnode:internal/modules:343\n  throw new Wrong(name);\n\nError [CODE]: Cannot find package',
    'Error [CODE]: Cannot find package',
  ],
  ['\ngit cannot check out the commit.\nFetch it.', 'git cannot check out the commit.'],
])('of an output one line says why', (output, reason) => {
  expect(findReason(output)).toBe(reason);
});
