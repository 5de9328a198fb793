import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { LEFT_OUT } from './LeavesOut.tsx';

it('names as many gaps of the model as the account of the calculation', () => {
  const file = join(import.meta.dirname, '../../../../docs/calculation.md');
  const [, section = ''] =
    /^## 13\. Not modelled\n\n(.*)\.$/m.exec(readFileSync(file, 'utf8')) ?? [];
  expect(section.split(', ')).toHaveLength(LEFT_OUT.length);
});
