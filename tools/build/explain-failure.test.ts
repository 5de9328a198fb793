import { expect, test } from 'vitest';
import { UserError } from '../../lib/user-error.ts';
import { ROOT } from '../project/paths.ts';
import { explainFailure } from './explain-failure.ts';

test.each([
  new Error('ENOSPC: no space left on device, write'),
  new Error('en/index.html could not be written: EFBIG: file too large, write'),
  new UserError('Caused by:\n    No space left on device (os error 28)\n\n`vike build` failed.'),
])('of a full disk only that is said: %s', (error) => {
  const { message } = explainFailure(error, '/site/dist');
  expect(message).toMatch(/^There is no room left for \/site\/dist \(.*\)\. .* make room/);
  expect(message).not.toContain('\n');
});

test('any other error ends with its cause', () => {
  const { message } = explainFailure(new Error('faqs could not be written', { cause: 5 }), '/dist');
  expect(message).toMatch(/\[cause\]: 5/);
  expect(message.split('\n').at(-1)).toBe('The last build is as it was: faqs could not be written');
});

test('of what a plugin of ours refuses only that is said', () => {
  const output =
    'transforming...\n[plugin fernblick:content]\nRolldownError: The service failed.\n    at error (file:///a.mjs:1:2)\n';
  const { message } = explainFailure(new UserError(output), '/dist');
  expect(message).toBe('The service failed.\nThe last build is as it was.');
});

const LIBRARY = `    at format (file://${ROOT}/node_modules/formatters.ts:161:13)`;

test.each([
  {
    what: 'what a page throws',
    output: `vike pre-rendering HTML...
/de/eltern.lp cannot be rendered:
TypeError: Cannot read properties of undefined (reading 'map')
┌──────┐
│ The error could be a CJS/ESM issue │
└──────┘
${LIBRARY}
    at Argument (file://${ROOT}/site/sections/Argument/Argument.tsx:21:9)
${LIBRARY}`,
    says: `site/sections/Argument/Argument.tsx:21: TypeError: Cannot read properties of undefined (reading 'map')
/de/eltern.lp cannot be rendered`,
  },
  {
    what: 'a message that is not there',
    output: `Error: [@formatjs/intl Error MISSING_TRANSLATION] Missing message: "hero.x" for locale "de", using id as fallback.

${LIBRARY}
    at Hero (file://${ROOT}/site/sections/Hero/Hero.tsx:9:1)`,
    says: 'site/sections/Hero/Hero.tsx:9: There is no message "hero.x". Write it in site/i18n/messages/de.json.',
  },
  {
    what: 'a value that nothing passes, as said by what React renders later',
    output: `/en cannot be rendered:
Error: [@formatjs/intl Error FORMAT_ERROR] Error formatting message: "costs.provider", using id as fallback.
MessageID: costs.provider

The intl string context variable "kunde" was not provided to the string "undefined"
Error: The intl string context variable "kunde" was not provided to the string "undefined"
${LIBRARY}`,
    says: expect.stringMatching(
      /^site\/sections\/Costs\/Costs\.tsx:\d+: The message "costs\.provider" names \{kunde\}, which nothing fills in\. .+\n\/en cannot be rendered$/,
    ),
  },
  {
    what: 'a + file that Vike cannot use',
    output: `vike pre-rendering HTML...
6:22:49 AM [vike][Wrong Usage] The onBeforePrerenderStart() hook defined by /pages/questions/+onBeforePrerenderStart.ts returns a URL /en/faqs.
    at assertRouteMatch (file://${ROOT}/node_modules/vike/dist/node/prerender/runPrerender.js:389:9)`,
    says: 'The onBeforePrerenderStart() hook defined by site/pages/questions/+onBeforePrerenderStart.ts returns a URL /en/faqs.',
  },
  {
    what: 'what the bundler cannot find',
    output: `Error during build:
Build failed with 1 error:

[UNRESOLVED_IMPORT] Could not resolve './photo.jpg' in ../design-system/text/Text/Text.tsx
   ╭─[ ../design-system/text/Text/Text.tsx:1:19 ]
   │
 1 │ import photo from "./photo.jpg";
   │                   ──────┬──────
   │                         ╰──────── Module not found.
   │
   │ Help: it is imported by the following path:
───╯

  errors: [Getter/Setter]
}`,
    says: `design-system/text/Text/Text.tsx:1: Could not resolve './photo.jpg' in ../design-system/text/Text/Text.tsx
   │
 1 │ import photo from "./photo.jpg";
   │                   ──────┬──────
   │                         ╰──────── Module not found.`,
  },
  {
    what: 'a story that cannot be read',
    output: `▲  🚨 Unable to index ./stories/sections/Argument.stories.tsx:
│  SyntaxError: Unexpected token (16:18)
│  at constructor
│  (file://${ROOT}/node_modules/storybook/dist/_node-chunks/chunk.js:12167:21)`,
    says: 'stories/sections/Argument.stories.tsx:16: SyntaxError: Unexpected token',
  },
  {
    what: 'a package that is not installed',
    output: `Error: Cannot find package 'react-dom' imported from ${ROOT}/dist/next/server/a.mjs
    at packageResolve (node:internal/modules/esm/resolve:751:25)`,
    says: expect.stringMatching(/^[\w+/.-]+\.tsx?:\d+: The package react-dom is not installed\./),
  },
  {
    what: 'what only React throws',
    output: `/en cannot be rendered:
Error: Element type is invalid: expected a string but got: undefined.
    at renderElement (${ROOT}/node_modules/react-dom/server.js:1:1)`,
    says: `/en cannot be rendered:
Error: Element type is invalid: expected a string but got: undefined.
No file is named: \`npm run check\` reads the types, and often knows the line.`,
  },
])('of $what the line that somebody wrote is said', ({ output, says }) => {
  const { message } = explainFailure(new UserError(`${output}\n\n\`vike build\` failed.`), '/dist');
  expect(message.split('\nThe last build is as it was.')).toEqual([says, '']);
});

test('what is meant for the reader stays as it is', () => {
  const error = new UserError('Fix these entries.');
  expect(explainFailure(error, '/dist')).toBe(error);
});
