import type { ServerResponse } from 'node:http';
import { expect, test, vi } from 'vitest';
import { retryAfter } from './ask.ts';
import { type StoredEntry, startContentServer } from './content-server.fixture.ts';
import { OTHER_MODEL } from './failure.ts';
import { fetchQuestions } from './questions.ts';
import { readServiceSettings } from './settings.ts';

const LANDING = { query: 'faqs', tag: 'landingPage', locale: 'en' } as const;

test('questions come in their order, those without one last and as they were', async () => {
  await using server = await startContentServer({
    en: [entry('c'), entry('b', { order: 2 }), entry('d'), entry('a', { order: 1 })],
  });
  const questions = await fetchQuestions(server.settings, LANDING, refuse);
  expect(questions.map(({ id }) => id)).toEqual(['a', 'b', 'c', 'd']);
});

test('a question loses its paragraph tags, an answer what could do harm', async () => {
  await using server = await startContentServer({
    en: [
      entry('a', {
        question: '<p>How &amp; why?</p>',
        answer: '<p onclick="x">Because.<script>x</script></p>',
      }),
    ],
  });
  const [question] = await fetchQuestions(server.settings, LANDING, refuse);
  expect(question).toMatchObject({ question: 'How & why?', answer: '<p>Because.</p>' });
});

test.each(['en', 'de'] as const)('the service is asked in %s by tag', async (locale) => {
  const tags = ['Fernblick Pension', 'tax', 'unknown'];
  await using server = await startContentServer({
    [locale]: [entry('a', { tags }), entry('b', { tags: ['another'] })],
  });
  const questions = await fetchQuestions(
    server.settings,
    { query: 'seo_faqs', tag: 'Fernblick Pension', locale },
    refuse,
  );
  expect(questions).toMatchObject([{ id: 'a', topics: ['tax'] }]);
  expect(server.asked).toEqual([{ locale, limit: 100, skip: 0, tags: ['Fernblick Pension'] }]);
});

test('more than a hundred questions come page by page', async () => {
  const many = Array.from({ length: 250 }, (_, at) => entry(`q${at}`, { order: at }));
  await using server = await startContentServer({ en: many });
  const questions = await fetchQuestions(server.settings, LANDING, refuse);
  expect(questions.map(({ id }) => id)).toEqual(many.map(({ id }) => id));
  expect(server.asked.map(({ skip }) => skip)).toEqual([0, 100, 200]);
});

test('an entry that cannot be read is left out with one line', async () => {
  await using server = await startContentServer({
    en: [
      entry('a'),
      entry('b', { answer: null }),
      entry('c', { question: '<p><br></p>' }),
      entry('d', { answer: '<script>x</script>' }),
    ],
  });
  const warn = vi.fn<(line: string) => void>();
  const questions = await fetchQuestions(server.settings, LANDING, warn);
  expect(questions.map(({ id }) => id)).toEqual(['a']);
  expect(warn.mock.calls.flat()).toEqual([
    'faqs (en): left out entry b: answer Invalid input: expected string, received null',
    'faqs (en): left out entry c: question Too small: expected string to have >=1 characters',
    'faqs (en): left out entry d: answer Too small: expected string to have >=1 characters',
  ]);
});

test('no question at all stops the build', async () => {
  await using server = await startContentServer({ en: [] });
  await expect(fetchQuestions(server.settings, LANDING, refuse)).rejects.toThrow(
    'The content service failed at "faqs": it has no question with the tag "landingPage" in "en". Give one this tag there.',
  );
});

test.each([
  ['seconds', '0'],
  ['a date', new Date(0).toUTCString()],
])('a full service is asked again after the %s it names', async (_form, header) => {
  const answers = [429, 503];
  await using server = await startContentServer({ en: [entry('a')] }, (_request, response) => {
    const status = answers.shift();
    return status ? refuseWith(response, status, header) : false;
  });
  expect(await fetchQuestions(server.settings, LANDING, refuse)).toHaveLength(1);
  expect(answers).toEqual([]);
});

test.each([
  ['is full for good', '0', 4],
  ['wants us to wait for an hour', '3600', 1],
])('a service that %s stops the build', async (_case, header, times) => {
  const refused = vi.fn<() => void>();
  await using server = await startContentServer({ en: [entry('a')] }, (_request, response) => {
    refused();
    return refuseWith(response, 429, header);
  });
  await expect(fetchQuestions(server.settings, LANDING, refuse)).rejects.toThrow(
    'The content service failed at "faqs": HTTP 429',
  );
  expect(refused).toHaveBeenCalledTimes(times);
});

test.each([
  ['an error of its own', 500, '{}', 'HTTP 500', 'Build again later.'],
  [
    'a refusal',
    401,
    '{"errors":[{"message":"no access"}]}',
    'HTTP 401, no access',
    'Set CONTENT_API_TOKEN to a token that may read the content.',
  ],
  ['another address', 404, '{}', 'HTTP 404', 'Check CONTENT_API_URL.'],
  [
    'errors beside data',
    200,
    '{"data":{},"errors":[{"message":"odd"}]}',
    'HTTP 200, odd',
    OTHER_MODEL,
  ],
  ['something else', 200, '{"data":{"pages":[]}}', 'entries Invalid input', OTHER_MODEL],
])(
  '%s stops the build, naming the query and what to do, and not the token',
  async (_case, status, body, reason, advice) => {
    await using server = await startContentServer({}, (_request, response) => {
      response.writeHead(status, { 'content-type': 'application/json' }).end(body);
      return true;
    });
    const failure = fetchQuestions(server.settings, LANDING, refuse);
    await expect(failure).rejects.toThrow(`The content service failed at "faqs": ${reason}`);
    await expect(failure).rejects.toThrow(`. ${advice}`);
    await expect(failure).rejects.not.toThrow('sesame');
  },
);

test('a service that does not answer stops the build', async () => {
  await using server = await startContentServer({}, () => true);
  const settings = { ...server.settings, timeLimit: 50 };
  await expect(fetchQuestions(settings, LANDING, refuse)).rejects.toThrow(
    'The content service failed at "faqs": no answer within 50 ms',
  );
});

test('a service that is not there stops the build', async () => {
  const server = await startContentServer({});
  await server[Symbol.asyncDispose]();
  await expect(fetchQuestions(server.settings, LANDING, refuse)).rejects.toThrow(
    /^The content service failed at "faqs": .*ECONNREFUSED.*Check CONTENT_API_URL and the network/,
  );
});

test('the token goes with every question', async () => {
  const tokens: (string | undefined)[] = [];
  await using server = await startContentServer({ en: [entry('a')] }, ({ headers }) => {
    tokens.push(headers.authorization);
    return false;
  });
  await fetchQuestions(server.settings, LANDING, refuse);
  expect(tokens).toEqual(['Bearer sesame']);
});

test.each([
  [null, 1000],
  ['', 1000],
  ['soon', 1000],
  ['0', 0],
  ['7', 7000],
  ['Sun, 22 Nov 2026 12:00:05 GMT', 5000],
  ['Sun, 22 Nov 2026 11:00:00 GMT', 0],
])('Retry-After %j means %i ms', (header, pause) => {
  expect(retryAfter(header, Date.parse('2026-11-22T12:00:00Z'))).toBe(pause);
});

test('the service is taken from the environment, and half of it is refused', () => {
  const [CONTENT_API_URL, CONTENT_API_TOKEN] = ['https://content.example/graphql', 'sesame'];
  expect(readServiceSettings({})).toBeUndefined();
  expect(readServiceSettings({ CONTENT_API_URL, CONTENT_API_TOKEN })).toMatchObject({
    url: new URL(CONTENT_API_URL),
    token: CONTENT_API_TOKEN,
  });
  expect(() => readServiceSettings({ CONTENT_API_URL })).toThrow('CONTENT_API_TOKEN');
  expect(() => readServiceSettings({ CONTENT_API_TOKEN })).toThrow('CONTENT_API_URL');
  expect(() => readServiceSettings({ CONTENT_API_URL: 'x', CONTENT_API_TOKEN })).toThrow(
    'https://',
  );
});

function entry(id: string, rest: Partial<StoredEntry> = {}): StoredEntry {
  return { id, question: `${id}?`, answer: `<p>${id}.</p>`, ...rest };
}

function refuse(line: string): never {
  throw new Error(`Unexpected warning: ${line}`);
}

function refuseWith(response: ServerResponse, status: number, retryAfterHeader: string): true {
  response.writeHead(status, { 'retry-after': retryAfterHeader }).end('{}');
  return true;
}
