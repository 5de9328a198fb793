import { expect, test, vi } from 'vitest';
import { landingCommand } from './command.ts';
import { writeChanges } from './write.ts';

vi.mock('./write.ts', { spy: true });

test.each([
  ['new employees --from home', 'employees is a landing already: site/landings/index.ts.'],
  [
    'new texts --from home',
    'The name is that of site/landings/texts.ts, which is not a landing. Choose another one.',
  ],
  [
    'new first-job --from home',
    'The name is "first-job". Use letters and digits, the first in lower case, and no word of JavaScript: selfEmployed.',
  ],
  ['new class --from home', 'The name is "class".'],
  [
    'new keysOf --from home',
    'The name is used for something else in site/landings/index.ts. Choose another one.',
  ],
  ['new job --from nobody', 'There is no landing "nobody".'],
  ['new job', '--from is missing.'],
  ['new', 'The name of the landing is missing.'],
  [
    'new job --from home --de /de/Erster',
    'path.de is not in lower case: "/de/Erster". Write it in lower case.',
  ],
  ['new job --from home --to here', "Unknown option '--to'"],
  ['remove home', 'The home page cannot be removed: every page links to it.'],
  ['remove nobody', 'There is no landing "nobody".'],
  ['check nobody', 'There is no landing "nobody".'],
  ['list employees', 'Unexpected argument: employees.'],
  ['check employees home', 'Unexpected argument: home.'],
  ['remove employees --from home --en /en/x', 'Unexpected argument: --from --en.'],
  ['', 'Usage: npm run landing -- COMMAND'],
])('"%s" is refused', async (args, reason) => {
  vi.mocked(writeChanges).mockRejectedValue(new Error('It was not refused.'));
  await expect(landingCommand(args.split(' ').filter((word) => word !== ''))).rejects.toThrow(
    reason,
  );
  expect(writeChanges).not.toHaveBeenCalled();
});
