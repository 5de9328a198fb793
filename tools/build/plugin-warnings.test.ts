import { expect, test } from 'vitest';
import { listPluginWarnings } from './plugin-warnings.ts';

const OUTPUT = `vite v8.3.8 building client environment for production...
transforming...
[plugin fernblick:content] faqs (en): left out entry b: answer has no words
✓ 438 modules transformed.
vite v8.3.8 building ssr environment for production...
[plugin fernblick:content] faqs (en): left out entry b: answer has no words
[plugin fernblick:content] review widget x (de): hidden, because the answer is 500 error
[plugin vite:reporter] a file is odd
rendering chunks...
`;

test('what plugins warn of is told once, without the names of ours', () => {
  expect(listPluginWarnings(OUTPUT)).toEqual([
    'faqs (en): left out entry b: answer has no words',
    'review widget x (de): hidden, because the answer is 500 error',
    'vite:reporter: a file is odd',
  ]);
});
