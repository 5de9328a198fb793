import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { builtinResolvers, parse } from 'react-docgen';
import { expect, test } from 'vitest';
import { ROOT } from '../../tools/project/paths.ts';

const FOLDER = join(ROOT, 'design-system');
const RECORD = join(FOLDER, 'props.json');

const recorded: string[] = JSON.parse(readFileSync(RECORD, 'utf8'));
const present = listProps();

test('the props of every component are recorded in design-system/props.json', async () => {
  const all = [...new Set([...recorded, ...present])].sort();
  await expect(`${JSON.stringify(all, null, 2)}\n`, 'vitest -u records').toMatchFileSnapshot(
    RECORD,
  );
});

test('a prop that applications used is not removed without a word', () => {
  const changelog = readFileSync(join(FOLDER, 'CHANGELOG.md'), 'utf8');
  const removed = recorded.filter((prop) => !present.includes(prop));
  const unsaid = removed.filter((prop) => !changelog.includes(`\`${prop}\``));
  expect(unsaid, 'Say in design-system/CHANGELOG.md what to use instead').toEqual([]);
});

/** As `Button.variant`, of the components that are in a folder of their own name. */
function listProps(): string[] {
  const resolver = new builtinResolvers.FindExportedDefinitionsResolver({ limit: 0 });
  return globSync('*/*/*.tsx', { cwd: FOLDER })
    .filter((file) => basename(file, '.tsx') === basename(dirname(file)))
    .flatMap((file) => {
      const filename = join(FOLDER, file);
      return parse(readFileSync(filename, 'utf8'), { filename, resolver }).flatMap((component) =>
        Object.keys(component.props ?? {}).map((prop) => `${component.displayName}.${prop}`),
      );
    });
}
