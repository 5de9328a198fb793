import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../project/paths.ts';
import { landingCommand } from './command.ts';

test.each([
  ['new employees --from home', 'employees is a landing already: site/landings/employees.json.'],
  [
    'new firstJob --from home',
    'The name is "firstJob". Use words of small letters and digits with a hyphen between two',
  ],
  ['new job --from nobody', 'There is no landing "nobody".'],
  ['new job', '--from is missing.'],
  ['new', 'The name of the landing is missing.'],
  [
    'new job --from home --de /de/Erster',
    'job, path.de is not in lower case: "/de/Erster". Write it in lower case.',
  ],
  ['new job --from home --to here', "Unknown option '--to'"],
  ['remove home', 'The home page cannot be removed: every page links to it.'],
  ['remove nobody', 'There is no landing "nobody".'],
  ['check nobody', 'There is no landing "nobody".'],
  ['list employees', 'Unexpected argument: employees.'],
  ['check employees home', 'Unexpected argument: home.'],
  ['remove employees --from home --en /en/x', 'Unexpected argument: --from --en.'],
  ['apply', 'The name of the file is missing.'],
  ['picture', 'The name of the file is missing.'],
  ['apply nobody.json', 'nobody.json does not exist.'],
  ['picture docs', 'docs is a folder.'],
  ['apply site/landings/employees.json', 'employees is there already, and is the same.'],
  [
    'apply site/landings/check/students.fixture.json',
    '\n  site/landings/check/students.fixture.json:1: students.fixture, name is "students.fixture"',
  ],
  ['apply package.json', /^package.json is no landing. Write an object/],
  [
    'apply docs/pictures/site.png',
    'site.png is a picture. Choose the file NAME.json that the Composer downloaded.',
  ],
  ['check --replace', 'Unexpected argument: --replace.'],
  ['', 'Usage: npm run landing -- COMMAND'],
])('"%s" is refused', async (args, reason) => {
  const before = files();
  await expect(landingCommand(args.split(' ').filter((word) => word !== ''))).rejects.toThrow(
    reason,
  );
  expect(files()).toEqual(before);
});

function files(): string[] {
  return readdirSync(join(ROOT, 'site/landings'));
}
