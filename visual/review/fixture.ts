import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import sharp from 'sharp';
import type { Decided } from '../decide.ts';
import { modeName } from '../modes.ts';
import type { Cluster, Image, Marks, Report, Result, Verdict } from '../report.ts';
import { reportOf } from '../report-examples.ts';
import { pictureFile, VIEWS, type View, writeReport } from '../report-folder.ts';

/** A report with every verdict in it, for tests of the review. */
export function exampleReport(): Report {
  const results = [
    result('GapChart', 'Plain', 'failed', { cluster: 0, reason: 'the picture is empty' }),
    result('Outlook', 'Plain', 'unstable', { cluster: 1, reason: '2 captures differ' }),
    result('Button', 'Plain', 'changed', { cluster: 2 }),
    result('Button', 'Plain', 'changed', { cluster: 2, locale: 'de' }),
    result('Badge', 'Plain', 'changed', { cluster: 2, firstPlace: 1200 }),
    result('Quote', 'Long', 'changed', { cluster: 3, width: 960 }),
    result('Tooltip', 'Open', 'new', { cluster: 4 }),
    result('Rating', 'Half', 'gone', { cluster: 5 }),
    result('Icon', 'All', 'equal', {}),
    result('Logo', 'All', 'skipped', { reason: 'nothing it is made of changed' }),
  ];
  return reportOf(results, {
    id: 'example',
    clusters: [
      cluster('The picture is empty', 'failed', 0, results),
      cluster('2 captures differ', 'unstable', 1, results),
      cluster('Pine is lighter in 2 stories', 'changed', 2, results),
      cluster('Components/Quote: Long', 'changed', 3, results),
      cluster('New pictures of Components/Tooltip', 'new', 4, results),
      cluster('Gone: Components/Rating', 'gone', 5, results),
    ],
  });
}

/** Writes a report with small PNGs, as a run would. */
export async function writeExample(folder: string, report = exampleReport()): Promise<void> {
  await Promise.all(report.results.map((each) => writePngs(folder, each)));
  await writeReport(report, folder);
}

/** Decides as `decide` does, without baselines and a log; `refuse` names a picture to refuse. */
export function decidesFor(report: Report, refuse?: string) {
  return async ({ marks }: Marks): Promise<Decided> => {
    const accepted = marks.filter(({ id }) => id !== refuse);
    for (const { id, verdict, why } of accepted) {
      const decided = report.results.find((each) => each.id === id);
      if (decided) decided.decision = { verdict, why, who: 'Ada <ada@example.org>', when: WHEN };
    }
    return {
      done: accepted.map(({ id }) => id),
      refused: marks.filter(({ id }) => id === refuse).map(({ id }) => ({ id, why: 'Too late.' })),
      report,
    };
  };
}

const WHEN = '2026-11-20T11:00:00.000Z';

interface Details {
  cluster?: number;
  reason?: string;
  locale?: 'en' | 'de';
  width?: number;
  /** How far down the first changed place is, in px. */
  firstPlace?: number;
}

function result(component: string, name: string, verdict: Verdict, details: Details): Result {
  const { cluster, reason = verdict, locale = 'en', width = 480, firstPlace = 400 } = details;
  const mode = { locale, width, brand: 'fernblick' } as const;
  const story = `components-${component.toLowerCase()}--${name.toLowerCase()}`;
  const id = `${story}.${modeName(mode)}`;
  const box = { x: 20, y: firstPlace, width: 60, height: 20 };
  return {
    id,
    story,
    title: `Components/${component}`,
    name,
    source: `stories/components/${component}.stories.tsx`,
    mode,
    file: `components/${component.toLowerCase()}/${name.toLowerCase()}.${modeName(mode)}.png`,
    verdict,
    reason,
    ...(HAS_BEFORE.includes(verdict) && { before: image(`before ${id}`, width) }),
    ...(HAS_AFTER.includes(verdict) && { after: image(`after ${id}`, width) }),
    ...(verdict === 'changed' && {
      changedPixels: 1200,
      // The second place moved 10 px down.
      regions: [
        { before: box, after: box },
        { before: { ...box, y: firstPlace + 300 }, after: { ...box, y: firstPlace + 310 } },
      ],
    }),
    ...(cluster !== undefined && { cluster }),
  };
}

const HAS_BEFORE: readonly Verdict[] = ['changed', 'gone', 'unstable'];
const HAS_AFTER: readonly Verdict[] = ['changed', 'new', 'unstable'];

function image(seed: string, width: number): Image {
  return { hash: createHash('sha256').update(seed).digest('hex'), width, height: HEIGHT };
}

const HEIGHT = 1600;

function cluster(title: string, verdict: Verdict, index: number, results: Result[]): Cluster {
  const pictures = results.filter((each) => each.cluster === index).map(({ id }) => id);
  const file = 'tokens/semantic.tokens.json';
  return { title, verdict, pictures, causes: [{ kind: 'token', file, detail: 'color.pine' }] };
}

async function writePngs(folder: string, { file, before, after, mode }: Result): Promise<void> {
  const has = { before, after, difference: before && after };
  for (const view of VIEWS) {
    if (!has[view]) continue;
    const target = pictureFile(folder, view, file);
    await mkdir(dirname(target), { recursive: true });
    await writeFile(target, await png(mode.width, view));
  }
}

function png(width: number, view: View): Promise<Buffer> {
  const create = { width, height: HEIGHT, channels: 3, background: COLOURS[view] } as const;
  return sharp({ create }).png().toBuffer();
}

const COLOURS = { before: '#eeeeee', after: '#dddddd', difference: '#ff00ff' };
