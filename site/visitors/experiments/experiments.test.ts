import { compileFunction } from 'node:vm';
import { describe, expect, test } from 'vitest';
import { FLAGS, type Flag } from '../../config/visitor-options.ts';
import type { Locale } from '../../i18n/locales.ts';
import { formatAssignmentScript, formatVersion, listFlags, listVersions } from './experiments.ts';

const NEW = 'pf-hero-new-image';
const FAMILY = 'pf-hero-family-image';
const BULLETS = 'ab-pf-hero-bullet-points';

/** All combinations of the three flags, and the version that a language shows with and without bullets. */
const TABLE: readonly { on: readonly Flag[]; shown: Record<'en' | 'de', string> }[] = [
  { on: [], shown: { en: 'control-control', de: 'control-control' } },
  { on: [NEW], shown: { en: 'new-control', de: 'new-control' } },
  { on: [FAMILY], shown: { en: 'family-control', de: 'family-control' } },
  { on: [NEW, FAMILY], shown: { en: 'family-control', de: 'family-control' } },
  { on: [BULLETS], shown: { en: 'control-bullets', de: 'control-control' } },
  { on: [NEW, BULLETS], shown: { en: 'new-bullets', de: 'new-control' } },
  { on: [FAMILY, BULLETS], shown: { en: 'family-bullets', de: 'family-control' } },
  { on: [NEW, FAMILY, BULLETS], shown: { en: 'family-bullets', de: 'family-control' } },
];

describe.each(['en', 'de'] as const)('a preview in %s', (locale) => {
  test.each(TABLE)('of $on', ({ on, shown }) => {
    expect(visit({ locale, search: `?preview=${on.join(',')}` })).toEqual({
      version: shown[locale],
      robots: 'noindex',
    });
  });

  test('shows a version that the page has', () => {
    const versions = listVersions(listFlags(locale, FLAGS));
    expect(new Set(TABLE.map((row) => row.shown[locale]))).toEqual(
      new Set(versions.map(formatVersion)),
    );
  });
});

describe('without a preview', () => {
  test.each([
    ['no choice', ''],
    ['a refusal', cookie('id', ['necessary'])],
    ['consent to measuring alone', cookie('id', ['necessary', 'measurement'])],
    ['a choice that cannot be read', 'consent=%E0%A4%A'],
  ])('%s shows the control', (_case, cookies) => {
    expect(visit({ cookies })).toEqual({ version: 'control-control', robots: 'index, follow' });
  });

  test('a visitor who agreed sees the same version every time', () => {
    const cookies = cookie('2f0c5d1e-8b1c-4b6e-9d8f-3a7b5c9e1f20');
    expect(visit({ cookies })).toEqual(visit({ cookies }));
  });

  test('visitors are spread evenly over all combinations', () => {
    const counts = new Map<string, number>();
    const visitors = 8_000;
    for (let number = 0; number < visitors; number++) {
      const cookies = cookie(`00000000-0000-4000-8000-${String(number).padStart(12, '0')}`);
      const { version } = visit({ cookies });
      counts.set(version, (counts.get(version) ?? 0) + 1 / visitors);
    }
    // The family's picture shows for half of them, the new one for half of the rest.
    const expected = { family: 0.25, new: 0.125, control: 0.125 };
    for (const [picture, share] of Object.entries(expected)) {
      expect(counts.get(`${picture}-control`)).toBeCloseTo(share, 1);
      expect(counts.get(`${picture}-bullets`)).toBeCloseTo(share, 1);
    }
  });

  test('a flag that does not run is never on', () => {
    expect(visit({ flags: [NEW], search: `?preview=${FAMILY},${BULLETS}` }).version).toBe(
      'control-control',
    );
  });
});

test('the inline script is at most 1 kB', () => {
  expect(Buffer.byteLength(formatAssignmentScript(FLAGS))).toBeLessThanOrEqual(1024);
});

function cookie(consentId: string, categories = ['necessary', 'experiments']): string {
  return `consent=${encodeURIComponent(JSON.stringify({ consentId, categories }))}`;
}

interface VisitOf {
  locale?: Locale;
  flags?: readonly Flag[];
  search?: string;
  cookies?: string;
}

/** Runs the script on a page and returns what it did there. */
function visit({ locale = 'en', flags = FLAGS, search = '', cookies = '' }: VisitOf) {
  const robots = { content: 'index, follow' };
  const dataset: { hero?: string } = {};
  const run = compileFunction(formatAssignmentScript(listFlags(locale, flags)), [
    'location',
    'document',
  ]);
  run({ search }, { cookie: cookies, documentElement: { dataset }, querySelector: () => robots });
  return { version: dataset.hero ?? 'none', robots: robots.content };
}
