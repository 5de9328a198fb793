import { expect, test } from 'vitest';
import { UserError } from '../../lib/user-error.ts';
import { readShownCommands, readShownFiles } from './shown-files.ts';

const DOCUMENT = `
\`\`\`sh
npm install x
cp a b
\`\`\`

Then:

\`\`\`tsx
// Page.tsx
export const Page = () => <p />;
\`\`\`
`;

test('a document shows files and commands', () => {
  expect(readShownFiles(DOCUMENT)).toEqual({
    'Page.tsx': '// Page.tsx\nexport const Page = () => <p />;\n',
  });
  expect(readShownCommands(DOCUMENT)).toEqual(['npm install x', 'cp a b']);
});

test('code that no file would have is refused', () => {
  expect(() => readShownFiles('```ts\nlet a = 1;\n```\n')).toThrow(UserError);
});
