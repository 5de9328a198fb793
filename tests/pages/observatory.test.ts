import { parse } from 'node-html-parser';
import { expect, inject, test } from 'vitest';
import { ALL_PATHS } from './support/visit.ts';

/**
 * The score of a page by the rules of MDN's HTTP Observatory, as far as this site can reach them:
 * https://github.com/mdn/mdn-http-observatory (src/grader/charts.js and src/analyzer, read in August
 * 2026). 100 and more is A+. What a host adds is assumed: https with a valid certificate, to which http
 * redirects. `Cross-Origin-Opener-Policy` is not scored.
 */
function score({ headers }: Response, html: string): number {
  const page = parse(html);
  const policy = combine(
    headers.get('content-security-policy') ?? '',
    page.querySelector('meta[http-equiv="Content-Security-Policy"]')?.getAttribute('content'),
  );
  const scripts = page.querySelectorAll('script[src]').map((script) => script.attrs.src ?? '');
  const modifiers = [
    scorePolicy(policy),
    policy.has('frame-ancestors') ? 5 : -20,
    scoreTransport(headers.get('strict-transport-security')),
    headers.get('x-content-type-options') === 'nosniff' ? 0 : -5,
    PRIVATE_REFERRERS.includes(headers.get('referrer-policy') ?? '') ? 5 : -5,
    /^same-(origin|site)$/.test(headers.get('cross-origin-resource-policy') ?? '') ? 10 : 0,
    /^(require-corp|credentialless)$/.test(headers.get('cross-origin-embedder-policy') ?? '')
      ? 10
      : 0,
    headers.has('access-control-allow-origin') ? -50 : 0,
    headers.has('set-cookie') ? -20 : 0,
    scripts.every((address) => /^\/(?!\/)/.test(address)) ? 0 : -50,
  ];
  const losses = modifiers.filter((modifier) => modifier < 0);
  const base = 100 + sum(losses);
  // Who is below A gets nothing extra.
  return base >= 90 ? 100 + sum(modifiers) : base;
}

const PRIVATE_REFERRERS = [
  ...['no-referrer', 'same-origin', 'strict-origin', 'strict-origin-when-cross-origin'],
];
const SIX_MONTHS = 15_552_000;

type Policy = ReadonlyMap<string, ReadonlySet<string>>;

function scorePolicy(policy: Policy): number {
  if (policy.size === 0) return -25;
  const find = (directive: string) => {
    const sources = policy.get(directive) ?? policy.get('default-src') ?? ['*'];
    return [...sources];
  };
  const isBroad = (source: string) => /^(\*|https?:|ftp:|https?:\/\/\*(\.\*)?)$/.test(source);
  const isUnsafe = (source: string) => isBroad(source) || /^('unsafe-inline'|data:)$/.test(source);
  const hasHash = find('script-src').some((source) => source.startsWith("'sha256-"));
  const scripts = find('script-src').filter((source) => !hasHash || source !== "'unsafe-inline'");
  if (scripts.some(isUnsafe) || find('object-src').some(isBroad)) return -20;
  if ([...scripts, ...find('style-src')].includes("'unsafe-eval'")) return -10;
  if (find('style-src').some(isUnsafe)) return 0;
  return find('default-src').join() === "'none'" ? 10 : 5;
}

function scoreTransport(header: string | null): number {
  const age = Number(/max-age=(\d+)/.exec(header ?? '')?.[1] ?? Number.NaN);
  if (Number.isNaN(age)) return -20;
  return age < SIX_MONTHS ? -10 : 0;
}

/** Of a directive that both the header and the page have, only what both allow. */
function combine(header: string, inPage = ''): Policy {
  const [first, second] = [header, inPage].map(parsePolicy);
  const both = [...(second ?? [])].map(([directive, sources]) => {
    const inHeader = first?.get(directive);
    const shared = [...sources].filter((source) => inHeader?.has(source) ?? true);
    return [directive, new Set(shared.length > 0 ? shared : ["'none'"])] as const;
  });
  return new Map([...(first ?? []), ...both]);
}

function parsePolicy(text: string): Map<string, Set<string>> {
  const directives = text.split(';').map((directive) => directive.trim().split(/\s+/));
  return new Map(
    directives.flatMap(([name, ...sources]) => (name ? [[name, new Set(sources)]] : [])),
  );
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}

test.each(ALL_PATHS)('%s is A+ at the HTTP Observatory', async (path) => {
  const response = await fetch(inject('site') + path);
  expect(score(response, await response.text())).toBe(130);
});

test.each([
  ['content-security-policy', 'no policy', 100 - 25 - 20],
  ['strict-transport-security', 'no HSTS', 80],
])('without %s there is no A+', async (name, _why, expected) => {
  const response = await fetch(`${inject('site')}/en`);
  const html = (await response.text()).replace(
    /<meta http-equiv="Content-Security-Policy"[^>]*>/,
    '',
  );
  const headers = new Headers(response.headers);
  headers.delete(name);
  expect(score(new Response(null, { headers }), html)).toBe(expected);
});
