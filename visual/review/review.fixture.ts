import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { createRecord, keysOf } from '../../lib/objects.ts';
import { sha256 } from '../../lib/sha256.ts';
import type { Locale } from '../../site/i18n/locales.ts';
import type { Drafts } from '../model/drafts.ts';
import { makeAccepted, makeReport, makeResult } from '../model/report.fixture.ts';
import type { Cause, Decided, Image, Region, Report, Result } from '../model/report.ts';
import { getPicturePath, writeReport } from '../model/report-folder.ts';
import type { Status } from '../model/status.ts';

/** A report with a picture of every status, for tests of the review. */
export function makeExampleReport(): Report {
  const results = [
    result('GapChart', 'Plain', 'failed'),
    result('Outlook', 'Plain', 'unstable'),
    result('Button', 'Plain', 'changed', { causes: [PINE] }),
    result('Button', 'Plain', 'changed', { causes: [PINE], locale: 'de' }),
    // The only one of its language at its width, so that it is a representative.
    result('Badge', 'Plain', 'changed', {
      ...WIDE,
      causes: [PINE],
      locale: 'de',
      largestPlace: 1200,
    }),
    result('Quote', 'Long', 'changed', { ...WIDE, causes: [] }),
    result('Quote', 'Short', 'changed', { ...WIDE, causes: [], locale: 'de' }),
    result('Tooltip', 'Open', 'new'),
    result('Rating', 'Half', 'removed'),
    result('Icon', 'All', 'equal'),
    result('Logo', 'All', 'skipped'),
  ];
  return makeReport(results, { id: 'example' });
}

/** Writes a report with its PNGs, as a run does. */
export async function writeExample(folder: string, report = makeExampleReport()): Promise<void> {
  await mkdir(join(folder, 'pictures'), { recursive: true });
  await Promise.all(report.results.map((each) => writePngs(folder, each)));
  await writeReport(report, folder);
}

/** Decides like `decide`, but without files; `refuse` is the id of a picture to refuse. */
export function makeDecide(report: Report, refuse?: string) {
  return async ({ drafts }: Drafts): Promise<Decided> => {
    const applied = drafts.filter(({ id }) => id !== refuse);
    for (const { id, answer, why } of applied) {
      const decided = report.results.find((each) => each.id === id);
      if (!decided) continue;
      delete decided.decision;
      const who = 'Ada <ada@example.org>';
      if (answer !== 'undecided') decided.decision = { answer, why, who, when: WHEN };
    }
    return {
      done: applied.map(({ id }) => id),
      refused: drafts.filter(({ id }) => id === refuse).map(({ id }) => ({ id, why: 'Too late.' })),
      report,
    };
  };
}

const PINE: Cause = {
  kind: 'token',
  file: 'tokens/semantic.tokens.json',
  detail: 'color.pine: #0c4a3e → #17705d',
};

const WHEN = '2026-11-20T11:00:00.000Z';
const WIDE = { width: 960 };

interface Details {
  locale?: Locale;
  width?: number;
  causes?: Cause[];
  /** How far down its largest changed place is, in px; before it there is a small one. */
  largestPlace?: number;
}

function result(component: string, name: string, status: Status, details: Details = {}): Result {
  const { locale = 'en', width = 480, largestPlace, causes } = details;
  const [reason, ...sides] = SHOWN[status];
  const shown = makeResult({
    story: `components-${component.toLowerCase()}--${name.toLowerCase()}`,
    title: `Components/${component}`,
    name,
    source: `stories/components/${component}.stories.tsx`,
    mode: { locale, width },
    status,
    reason,
  });
  const images = createRecord(sides, (side): Image => {
    const height = side === 'difference' ? HEIGHT + MOVED : HEIGHT;
    return { hash: sha256(`${side} ${shown.id}`), width, height };
  });
  return {
    ...shown,
    ...images,
    ...(sides.includes('before') && { accepted: makeAccepted() }),
    ...(causes && { causes, changedPixels: 1200, regions: makeRegions(largestPlace) }),
  };
}

/** The reason of each status, and which pictures it shows. */
const SHOWN: Record<Status, [reason: string, ...sides: string[]]> = {
  failed: ['The picture is empty.'],
  'not comparable': ['HEAD itself accepted pictures.'],
  unstable: ['Two captures differ.', 'before', 'after', 'difference'],
  changed: ['1,200 pixels in 2 places, 10 px taller', 'before', 'after', 'difference'],
  new: ['No picture of this has been accepted yet.', 'after'],
  removed: ['The story no longer exists.', 'before'],
  renamed: ['rating--half is now rating--halves', 'before'],
  equal: ['It shows the accepted pixels.'],
  skipped: ['None of its modules changed.'],
};

/** Two places, of which the second moved 10 px down. */
function makeRegions(largestPlace?: number): Region[] {
  const first = { x: 24, y: 200, width: largestPlace ? 100 : 200, height: 48 };
  const second = { ...first, y: largestPlace ?? 500, width: 200 };
  return [
    { before: first, after: first },
    { before: second, after: { ...second, y: second.y + MOVED } },
  ];
}

const MOVED = 10;
const HEIGHT = 1600;

async function writePngs(folder: string, result: Result): Promise<void> {
  for (const side of keysOf(BACKGROUNDS)) {
    const image = result[side];
    if (!image) continue;
    const { hash, width, height } = image;
    const create = { width, height, channels: 3, background: BACKGROUNDS[side] } as const;
    await sharp({ create }).png().toFile(getPicturePath(folder, hash));
  }
}

const BACKGROUNDS = { before: '#0c4a3e', after: '#17705d', difference: '#e0218a' };
