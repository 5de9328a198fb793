import type { ServerResponse } from 'node:http';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import incomes from '../../docs/examples/incomes.json' with { type: 'json' };
import { createFolder } from '../../lib/temporary-folder.fixture.ts';
import {
  type StoredLanding,
  startContentServer,
} from '../../site/content/service/content-server.fixture.ts';
import { fetchLandingRows } from '../../site/content/service/landing-rows.ts';
import { createLanding } from '../../site/landings/landing-set.ts';
import { readChosenLandings } from './landing-rows.ts';

test.each(['incomes', 'ages'])(
  'the rows of docs/examples/%s.json can be published',
  async (name) => {
    const [set] = await readChosenLandings(`docs/examples/${name}.json`);
    expect(set?.rows).toHaveLength(3);
  },
);

describe('rows from the content service', () => {
  let file: string;

  beforeEach(async () => {
    const text = { en: 'On {income} a month.', de: 'Mit {income} im Monat.' };
    const sections = { ...incomes.sections, hero: { ...incomes.sections.hero, text } };
    const set = { ...incomes, sections, rows: { contentService: 'incomes' } };
    file = join(await createFolder({ 'incomes.json': JSON.stringify(set) }), 'incomes.json');
  });

  afterEach(() => vi.unstubAllEnvs());

  test('are those of the file, with the words of each language', async () => {
    await using server = await serving(STORED);
    const [set] = await readChosenLandings(file);
    expect(set?.rows).toEqual(incomes.rows);
    expect(server.asked).toEqual([{ limit: 1000, skip: 0, tags: ['incomes'] }]);
  });

  test('need no fields of sections', async () => {
    await using _server = await serving(withFirst({ sections: null }));
    const [set] = await readChosenLandings(file);
    const [row] = set?.rows ?? [];
    expect(row).not.toHaveProperty('sections');
    expect(set && row && createLanding(set, row).path).toEqual(incomes.rows[0]?.path);
  });

  test('are refused when they differ in nothing but a name', async () => {
    await using _server = await serving([numbered(1), numbered(2)]);
    await expect(readChosenLandings(file)).rejects.toThrow(
      'content service "incomes" row 2: city2, texts (en) and figures differ from those of row 1',
    );
  });

  test('come page by page', async () => {
    const many = Array.from({ length: 2001 }, (_, at) => numbered(at));
    await using server = await serving(many);
    const rows = await fetchLandingRows(server.settings, 'incomes');
    expect(rows.at(-1)?.row.name).toBe('city2000');
    expect(server.asked.map(({ skip }) => skip)).toEqual([0, 1000, 2000]);
  });

  test.each<[string, Partial<StoredLanding>, string]>([
    ['an address in one language', { path: { de: '/de/x' } }, 'path.en is missing.'],
    ['values in one language', { values: { en: {} } }, 'values.de is missing.'],
    [
      'a value that is no text',
      { values: { en: { income: 2500 }, de: { income: '2.500' } } },
      'values.en.income Invalid input: expected string, received number',
    ],
    ['no name', { name: null }, 'name is missing.'],
    [
      'text for sections',
      { sections: 'faq' },
      'sections Invalid input: expected record, received string',
    ],
  ])('are refused with %s, naming source, row, entry and field', async (_fault, fields, reason) => {
    await using _server = await serving(withFirst(fields));
    await expect(readChosenLandings(file)).rejects.toThrow(
      `content service "incomes" row 1 (entry entry0): ${reason}`,
    );
  });

  test('are refused as landings, naming source, row and field', async () => {
    await using _server = await serving(withFirst({ sections: { faq: { first: ['weather'] } } }));
    await expect(readChosenLandings(file)).rejects.toThrow(
      'content service "incomes" row 1: income2500, faq.first.1 is "weather"',
    );
  });

  test('stop the build when there are none', async () => {
    await using _server = await serving([]);
    await expect(readChosenLandings(file)).rejects.toThrow(
      'The content service failed at "landings": it has no landing with the tag "incomes".',
    );
  });

  test.each([
    ['a refusal', 401, '{"errors":[{"message":"no access"}]}', 'HTTP 401, no access'],
    ['no JSON', 200, '<html>', 'it answered with no JSON object'],
    ['entries of another shape', 200, entriesOf(null), 'entry no. 1 of "incomes": Invalid input'],
    ['entries without an id', 200, entriesOf({}), 'entry no. 1 of "incomes": sys Invalid input'],
  ])('stop the build when the service answers with %s', async (_case, status, body, reason) => {
    await using _server = await serving([], (response) => {
      response.writeHead(status, { 'content-type': 'application/json' }).end(body);
    });
    const failure = readChosenLandings(file);
    await expect(failure).rejects.toThrow(`The content service failed at "landings": ${reason}`);
    await expect(failure).rejects.not.toThrow('sesame');
  });

  test('stop the build when none is set', async () => {
    vi.stubEnv('CONTENT_API_URL', '');
    await expect(readChosenLandings(file)).rejects.toThrow(
      'The rows "incomes" are in the content service. Set CONTENT_API_URL and CONTENT_API_TOKEN.',
    );
  });
});

const STORED: readonly StoredLanding[] = incomes.rows.map((row, at) => ({
  ...row,
  id: `entry${at}`,
  tag: 'incomes',
}));

function withFirst(fields: Partial<StoredLanding>): StoredLanding[] {
  return STORED.map((row, at) => (at === 0 ? { ...row, ...fields } : row));
}

function numbered(at: number): StoredLanding {
  const city = { income: `${at} €` };
  return {
    ...{ id: `entry${at}`, name: `city${at}`, tag: 'incomes' },
    path: { en: `/en/pensions-${at}.lp`, de: `/de/rente-${at}.lp` },
    values: { en: city, de: city },
  };
}

/** A service that the build of this test asks. */
async function serving(
  landings: readonly StoredLanding[],
  answer?: (response: ServerResponse) => void,
) {
  const intercept = (_request: unknown, response: ServerResponse) => {
    answer?.(response);
    return answer !== undefined;
  };
  const server = await startContentServer({}, intercept, landings);
  vi.stubEnv('CONTENT_API_URL', server.settings.url.href);
  vi.stubEnv('CONTENT_API_TOKEN', server.settings.token);
  return server;
}

function entriesOf(item: unknown): string {
  return JSON.stringify({ data: { entries: { total: 1, items: [item] } } });
}
