import type { ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { expect, test, vi } from 'vitest';
import { inEachLanguage } from '../../i18n/in-each-language.ts';
import {
  type Interception,
  type StoredEntry,
  startContentServer,
} from './content-server.fixture.ts';
import { OTHER_MODEL } from './failure.ts';
import { readRetryAfter } from './passing-faults.ts';
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
  const warn = vi.fn<(line: string) => void>();
  const [question] = await fetchQuestions(server.settings, LANDING, warn);
  expect(warn.mock.calls).toEqual([['faqs (en): entry a: its answer is shown without <script>']]);
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
      entry('e', { answer: '<p>&nbsp;<img src="https://x.example/y.png"></p><p>…</p>' }),
    ],
  });
  const warn = vi.fn<(line: string) => void>();
  const questions = await fetchQuestions(server.settings, LANDING, warn);
  expect(questions.map(({ id }) => id)).toEqual(['a']);
  expect(warn.mock.calls.flat()).toEqual([
    'faqs (en): left out entry b: answer Invalid input: expected string, received null',
    'faqs (en): left out entry c: question has no words',
    'faqs (en): left out entry d: answer has no words',
    'faqs (en): left out entry e: answer has no words',
  ]);
});

test.each([
  ['{product}} is good', 'has a "}" on its own'],
  ['{{product} is good', 'has a "{" on its own'],
  ['a } b', 'has a "}" on its own'],
  ['a &#123; b', 'has a "{" on its own'],
  ['{ product }', 'has a "{" on its own'],
  ["a '{' b", 'has a "{" on its own'],
  ['a {} b', 'has a "{" on its own'],
  ['{fee}', 'names {fee}, which is no claim of site/content/claims/claims.json'],
  ['{toString}', 'names {toString}, which'],
])('the text "%s" stops the build, for nobody may read a brace', async (text, problem) => {
  await using server = await startContentServer({
    en: [entry('a', { answer: `<p>${text}</p>` })],
    de: [entry('a', { question: text })],
  });
  for (const [locale, field] of [
    ['en', 'answer'],
    ['de', 'question'],
  ] as const) {
    await expect(fetchQuestions(server.settings, { ...LANDING, locale }, refuse)).rejects.toThrow(
      `The content service failed at "faqs": the ${field} of entry a ${problem}`,
    );
  }
});

test('no question at all stops the build', async () => {
  await using server = await startContentServer({ en: [] });
  await expect(fetchQuestions(server.settings, LANDING, refuse)).rejects.toThrow(
    'The content service failed at "faqs": it has no question with the tag "landingPage" in "en". Give one this tag there.',
  );
});

test.each<[string, Record<string, string>]>([
  ['the seconds it names', { 'retry-after': '0' }],
  ['the date it names', { 'retry-after': new Date(0).toUTCString() }],
  ["the seconds in Contentful's own header", { 'x-contentful-ratelimit-reset': '0' }],
  ['a while', {}],
])('a full service is asked again after %s', async (_form, headers) => {
  const answers = [429, 503];
  await using server = await startContentServer({ en: [entry('a')] }, (_request, response) => {
    const status = answers.shift();
    return status ? refuseWith(response, status, headers) : false;
  });
  expect(await fetchQuestions(server.settings, LANDING, refuse)).toHaveLength(1);
  expect(answers).toEqual([]);
});

test.each<[string, Interception]>([
  ['fails', (_request, response) => refuseWith(response, 500)],
  ['is behind a gateway that fails', (_request, response) => refuseWith(response, 502)],
  ['is too slow for its gateway', (_request, response) => refuseWith(response, 504)],
  [
    'answers a page of its host',
    (_request, response) => {
      response.writeHead(502, { 'content-type': 'text/html' }).end('<h1>Bad gateway</h1>');
      return true;
    },
  ],
  ['breaks off at once', (request) => Boolean(request.socket.destroy())],
  [
    'breaks off half way',
    (_request, response) => {
      response.writeHead(200, { 'content-type': 'application/json', 'content-length': '1000' });
      response.write('{"data":', () => response.destroy());
      return true;
    },
  ],
  ['says nothing', () => true],
])('a service that %s once, and then answers, does not stop the build', async (_fault, fail) => {
  let isFirst = true;
  await using server = await startContentServer({ en: [entry('a')] }, (request, response) => {
    const failsNow = isFirst && fail(request, response);
    isFirst = false;
    return failsNow;
  });
  const settings = { ...server.settings, timeLimit: 300 };
  expect(await fetchQuestions(settings, LANDING, refuse)).toHaveLength(1);
});

test.each([
  ['is full for good', '0', 4, 'HTTP 429. Build again later.'],
  ['wants us to wait for an hour', '3600', 1, 'HTTP 429, and asks to wait for 3600 s. Build'],
])('a service that %s stops the build', async (_case, seconds, times, reason) => {
  const refused = vi.fn<() => void>();
  await using server = await startContentServer({ en: [entry('a')] }, (_request, response) => {
    refused();
    return refuseWith(response, 429, { 'x-contentful-ratelimit-reset': seconds });
  });
  await expect(fetchQuestions(server.settings, LANDING, refuse)).rejects.toThrow(
    `The content service failed at "faqs": ${reason}`,
  );
  expect(refused).toHaveBeenCalledTimes(times);
});

test('a space that calls a language otherwise stops the build, and says what it has', async () => {
  await using server = await startContentServer(
    { 'en-US': [entry('a')] },
    undefined,
    [],
    ['en-US'],
  );
  await expect(fetchQuestions(server.settings, LANDING, refuse)).rejects.toThrow(
    'The content service failed at "faqs": HTTP 400, Unknown locale. The space has no locale "en": its default is "en-US". Look up what it has under Settings > Locales, and say what it calls our languages: CONTENT_API_LOCALES=en=en-US,de=de-DE.',
  );
  const settings = { ...server.settings, locales: inEachLanguage({ en: 'en-US', de: 'de-DE' }) };
  expect(await fetchQuestions(settings, LANDING, refuse)).toHaveLength(1);
});

test.each([
  ['ignores how many to skip', (at: number) => at % 100, 'it gave entry q0 twice'],
  ['has no end', (at: number) => at, 'it still had more after 50 pages with 5000 entries'],
])('a service that %s stops the build', async (_case, idAt, reason) => {
  await using server = await startContentServer({}, (request, response) => {
    void text(request).then((body) => {
      const { skip } = JSON.parse(body).variables;
      const items = Array.from({ length: 100 }, (_, at) => ({
        sys: { id: `q${idAt(skip + at)}` },
      }));
      const data = { entries: { total: 1e9, items } };
      response.setHeader('content-type', 'application/json').end(JSON.stringify({ data }));
    });
    return true;
  });
  await expect(fetchQuestions(server.settings, LANDING, refuse)).rejects.toThrow(reason);
});

test('a service that gives less than it says it has stops the build', async () => {
  await using server = await startContentServer({}, (_request, response) => {
    const data = { entries: { total: 1, items: [] } };
    response.setHeader('content-type', 'application/json').end(JSON.stringify({ data }));
    return true;
  });
  await expect(fetchQuestions(server.settings, LANDING, refuse)).rejects.toThrow(
    'it says that it has 1 entries, but gave only 0',
  );
});

test.each([
  ['an error of its own', 500, '{}', 'HTTP 500', 'Build again later.'],
  [
    'a refusal',
    401,
    '{"errors":[{"message":"no access for sesame"}]}',
    'HTTP 401, no access for …',
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
  ['an error without words', 200, '{"errors":[{"message":null}]}', 'HTTP 200', OTHER_MODEL],
  ['a page of HTML', 200, '<html>', 'it answered with no JSON object', 'Check'],
  ['no object', 200, 'null', 'it answered with no JSON object', 'Check'],
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
    await expect(failure).rejects.not.toThrow(/sesame|[\s,.]\. /);
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
  [null, undefined],
  ['', undefined],
  ['soon', undefined],
  ['-1', undefined],
  ['1, 2', undefined],
  ['+5', undefined],
  ['2026-11-29', undefined],
  ['0', 0],
  ['7', 7000],
  ['0.5', 500],
  ['Sun, 22 Nov 2026 12:00:05 GMT', 5000],
  ['Sun, 22 Nov 2026 11:00:00 GMT', 0],
])('Retry-After %j means %j ms', (header, pause) => {
  expect(readRetryAfter(header, Date.parse('2026-11-22T12:00:00Z'))).toBe(pause);
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
});

test.each([
  ['x', 'is not an address. Write it with https://.'],
  ['http://content.example/graphql', 'http://content.example without encryption'],
  ['ftp://content.example/graphql', 'without encryption'],
  ['http://localhost.content.example', 'without encryption'],
])('the token is not sent to %s', (CONTENT_API_URL, why) => {
  const env = { CONTENT_API_URL, CONTENT_API_TOKEN: 'sesame' };
  expect(() => readServiceSettings(env)).toThrow(why);
  expect(() => readServiceSettings(env)).not.toThrow('sesame');
});

test.each(['http://localhost:4000/graphql', 'http://127.0.0.1/graphql', 'http://[::1]:1'])(
  'a service on this machine may be asked without encryption: %s',
  (CONTENT_API_URL) => {
    const settings = readServiceSettings({ CONTENT_API_URL, CONTENT_API_TOKEN: 'sesame' });
    expect(settings?.url.href).toContain(CONTENT_API_URL);
  },
);

test('a service may call our languages otherwise', () => {
  const read = (CONTENT_API_LOCALES?: string) =>
    readServiceSettings({
      CONTENT_API_URL: 'https://content.example/graphql',
      CONTENT_API_TOKEN: 'sesame',
      CONTENT_API_LOCALES,
    })?.locales;
  expect(read()).toMatchObject({ en: 'en', de: 'de' });
  expect(read('en=en-US')).toMatchObject({ en: 'en-US', de: 'de' });
  expect(read('en=en-US, de=de-DE')).toMatchObject({ en: 'en-US', de: 'de-DE' });
  for (const wrong of ['en-US', 'xx=xx-XX', 'en=', 'en=a"b', 'en=en-US=x', '__proto__=x']) {
    expect(() => read(wrong)).toThrow(`CONTENT_API_LOCALES=${wrong} cannot be read`);
  }
});

function entry(id: string, rest: Partial<StoredEntry> = {}): StoredEntry {
  return { id, question: `${id}?`, answer: `<p>${id}.</p>`, ...rest };
}

function refuse(line: string): never {
  throw new Error(`Unexpected warning: ${line}`);
}

function refuseWith(response: ServerResponse, status: number, headers = {}): true {
  response.writeHead(status, headers).end('{}');
  return true;
}
