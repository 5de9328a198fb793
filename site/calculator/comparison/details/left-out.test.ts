import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { LEFT_OUT } from './left-out.ts';

it('has as many items as the calculation document', () => {
  const document = readFileSync(
    new URL('../../../../docs/calculation.md', import.meta.url),
    'utf8',
  );
  const [, section = ''] = /^## 13\. Not modelled\n\n(.*)\.$/m.exec(document) ?? [];
  expect(section.split(', ')).toHaveLength(LEFT_OUT.length);
});
