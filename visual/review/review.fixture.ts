import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { sha256 } from '../../lib/sha256.ts';
import type { Drafts } from '../decide/drafts.ts';
import { formatMode } from '../plan/modes.ts';
import { makeReport } from '../results/report.fixture.ts';
import type { Cause, Decided, Image, Region, Report, Result } from '../results/report.ts';
import { getPicturePath, writeReport } from '../results/report-folder.ts';
import type { Status } from '../results/status.ts';

/** A report with a picture of every status, for tests of the review. */
export function makeExampleReport(): Report {
  // The only one of its language at its width, so that it is a representative.
  const badge = { locale: 'de', width: 960 } as const;
  const results = [
    result('GapChart', 'Plain', 'failed', { reason: 'The picture is empty.' }),
    result('Outlook', 'Plain', 'unstable', { reason: 'Two captures differ.' }),
    result('Button', 'Plain', 'changed', { causes: [PINE] }),
    result('Button', 'Plain', 'changed', { causes: [PINE], locale: 'de' }),
    result('Badge', 'Plain', 'changed', { ...badge, causes: [PINE], firstPlace: 1200 }),
    result('Quote', 'Long', 'changed', { causes: [PINE, QUOTE], width: 960 }),
    result('Quote', 'Short', 'changed', { causes: [PINE, QUOTE], width: 960, locale: 'de' }),
    result('Tooltip', 'Open', 'new'),
    result('Rating', 'Half', 'removed'),
    result('Icon', 'All', 'equal', { reason: 'It shows the accepted pixels.' }),
    result('Logo', 'All', 'skipped', { reason: 'None of its modules changed.' }),
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
const QUOTE: Cause = { kind: 'component', file: 'design-system/cards/Quote/Quote.tsx' };

const WHEN = '2026-11-20T11:00:00.000Z';

interface Details {
  reason?: string;
  locale?: 'en' | 'de';
  width?: number;
  causes?: Cause[];
  /** How far down the first changed place is, in px. */
  firstPlace?: number;
}

function result(component: string, name: string, status: Status, details: Details = {}): Result {
  const { reason, locale = 'en', width = 480, firstPlace = 200, causes } = details;
  const mode = { locale, width, brand: 'fernblick' } as const;
  const story = `components-${component.toLowerCase()}--${name.toLowerCase()}`;
  const id = `${story}.${formatMode(mode)}`;
  const has = SIDES[status];
  return {
    id,
    story,
    title: `Components/${component}`,
    name,
    source: `stories/components/${component}.stories.tsx`,
    mode,
    status,
    reason: reason ?? REASONS[status] ?? '',
    ...(has?.includes('before') && { before: image(`before ${id}`, width) }),
    ...(has?.includes('after') && { after: image(`after ${id}`, width) }),
    ...(has?.includes('difference') && {
      difference: image(`difference ${id}`, width, HEIGHT + MOVED),
    }),
    ...(causes && { causes, changedPixels: 1200, regions: makeRegions(firstPlace) }),
  };
}

const SIDES: Partial<Record<Status, string[]>> = {
  changed: ['before', 'after', 'difference'],
  unstable: ['before', 'after', 'difference'],
  new: ['after'],
  removed: ['before'],
};

const REASONS: Partial<Record<Status, string>> = {
  changed: '1,200 pixels in 2 places, 10 px taller',
  new: 'No picture of this has been accepted yet.',
  removed: 'The story no longer exists.',
};

/** The second place moved 10 px down. */
function makeRegions(y: number): Region[] {
  const box = { x: 24, y, width: 200, height: 48 };
  const moved = { ...box, y: y + 300 };
  return [
    { before: box, after: box },
    { before: moved, after: { ...moved, y: moved.y + MOVED } },
  ];
}

const MOVED = 10;
const HEIGHT = 1600;

function image(seed: string, width: number, height = HEIGHT): Image {
  return { hash: sha256(seed), width, height };
}

async function writePngs(folder: string, { before, after, difference }: Result) {
  for (const [side, picture] of Object.entries({ before, after, difference })) {
    if (!picture) continue;
    const { hash, width, height } = picture;
    const background = BACKGROUNDS[side] ?? '';
    await sharp({ create: { width, height, channels: 3, background } })
      .png()
      .toFile(getPicturePath(folder, hash));
  }
}

const BACKGROUNDS: Record<string, string> = {
  before: '#0c4a3e',
  after: '#17705d',
  difference: '#e0218a',
};
