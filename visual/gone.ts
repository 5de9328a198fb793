import { Mendable } from '../tools/project.ts';
import { baselineFiles, idOfFile, readBaseline, sha256 } from './baselines.ts';
import { acceptedNow, type Entry } from './decisions.ts';
import { modeOfName } from './modes.ts';
import { decodePng } from './png.ts';
import { keepPngs } from './publish.ts';
import type { Picture, Result } from './report.ts';

/**
 * Orphans: baselines, or accepted pictures in the log, of stories or modes that are no more. Their
 * removal is decided like any other change.
 * @throws Mendable when a PNG among the baselines has no name of a picture
 */
export async function gonePictures(
  planned: readonly Picture[],
  entries: readonly Entry[],
  staging: string,
): Promise<Result[]> {
  const wanted = new Set(planned.map(({ id }) => id));
  const files = new Map((await baselineFiles()).map((file) => [idOfFile(file), file]));
  const accepted = [...acceptedNow(entries)].filter(([, { after }]) => after !== null);
  const ids = new Set([...files.keys(), ...accepted.map(([id]) => id)]);
  const orphans = [...ids].filter((id) => !wanted.has(id)).sort();
  return await Promise.all(orphans.map((id) => goneResult(id, files.get(id), staging)));
}

async function goneResult(id: string, file: string | undefined, staging: string): Promise<Result> {
  const dot = id.lastIndexOf('.');
  const story = id.slice(0, dot);
  const mode = modeOfName(id.slice(dot + 1));
  if (!mode || !story.includes('--')) {
    throw new Mendable(
      `visual/baselines/${file ?? id} is no picture of a story in a mode.\nRemove it: nothing compares it with anything.`,
    );
  }
  const [place = '', name = ''] = story.split('--');
  const picture = { id, story, title: place, name, source: '', mode };
  const verdict = 'gone' as const;
  if (!file) {
    const reason = 'neither its story nor its baseline is there any more';
    return { ...picture, verdict, reason, file: `${place}/${name}.png` };
  }
  const reason = 'there is no such story or mode any more';
  const png = await readBaseline(file);
  const pixels = png && (await decodePng(png).catch(() => undefined));
  if (!png || !pixels) return { ...picture, file, verdict, reason };
  await keepPngs(staging, file, { before: png });
  const { width, height } = pixels;
  return { ...picture, file, verdict, reason, before: { hash: sha256(png), width, height } };
}
