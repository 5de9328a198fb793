import type { Captured, Photograph } from './capture/capture.ts';
import { captureAll } from './capture/pool.ts';
import { failed, type Judgement, judge, judgeEqual, type Known, showTheSame } from './judge.ts';
import type { Picture, Report } from './report.ts';

/** What a run learns by looking. */
export interface Taken {
  judgements: Map<string, Judgement>;
  speed: Report['speed'];
}

/**
 * Captures and judges pictures. Whatever is not as its baseline is taken again in new pages and in
 * the reverse order: what differs then depends on time, chance or on the story before, not on the code.
 * @param keep is told every judgement as soon as it is final
 */
export async function takePictures(
  workbench: string,
  pictures: readonly Picture[],
  known: (picture: Picture) => Promise<Known>,
  keep: (picture: Picture, judgement: Judgement) => Promise<void>,
): Promise<Taken> {
  const judgements = new Map<string, Judgement>();
  const doubtful = new Map<string, Photograph>();

  const speed = await captureAll(workbench, pictures, async (picture, captured) => {
    if ('failure' in captured) await settle(picture, failed(captured.failure));
    else {
      const judgement = await judgeEqual(captured, await known(picture));
      if (judgement) await settle(picture, judgement);
      else doubtful.set(picture.id, captured);
    }
  });

  const again = pictures.filter(({ id }) => doubtful.has(id)).reverse();
  await captureAll(workbench, again, async (picture, second) => {
    const first = doubtful.get(picture.id);
    doubtful.delete(picture.id);
    await settle(picture, await judgeTwo(first, second, await known(picture)));
  });
  return { judgements, speed };

  async function settle(picture: Picture, judgement: Judgement): Promise<void> {
    await keep(picture, judgement);
    const { pngs: _onDisk, ...rest } = judgement;
    judgements.set(picture.id, rest);
  }
}

async function judgeTwo(
  first: Photograph | undefined,
  second: Captured,
  known: Known,
): Promise<Judgement> {
  if (!first) return failed('it was not taken');
  if ('failure' in second) return failed(second.failure);
  if (await showTheSame(first, second)) return await judge(second, known);
  const judgement = await judge(first, known);
  if (judgement.verdict === 'failed') return judgement;
  return {
    ...judgement,
    verdict: 'unstable',
    reason: 'two captures of the same code differ: something depends on time, chance or order',
  };
}
