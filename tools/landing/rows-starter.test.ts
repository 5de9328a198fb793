import { expect, test } from 'vitest';
import { findNameProblems } from '../../site/landings/check/name-problems.ts';
import { getLanding, LANDING_NAMES } from '../../site/landings/index.ts';
import { assertColumns, isListColumn } from './columns.ts';
import { parseTable } from './csv.ts';
import { formatRowsStarter } from './rows-starter.ts';

test.each(LANDING_NAMES)('the starter for rows of %s is read as what the landing says', (name) => {
  const landing = getLanding(name);
  const [row] = parseTable(formatRowsStarter(name, landing), 'rows.csv', {
    assert: (names) => assertColumns(names, 'rows.csv', name),
    isList: (column) => isListColumn(column, name),
  });
  expect(findNameProblems(String(row?.record.name))).toEqual([]);
  const [hero] = landing.sections;
  expect(row?.record).toMatchObject({
    name: `${name}1`,
    title: landing.title,
    sections: { hero: { title: Reflect.get(hero ?? {}, 'title') } },
  });
  for (const { kind, ...fields } of landing.sections)
    expect(fields).toMatchObject(Object(row?.record.sections)[kind] ?? {});
});
