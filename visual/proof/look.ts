import { availableParallelism } from 'node:os';
import { Mendable } from '../../tools/project.ts';
import { serveWorkbench } from '../../tools/serve.ts';
import { showStory } from '../capture/show-story.ts';
import { launchBrowser, openStudio, type Studio } from '../capture/studio.ts';
import { modeName } from '../modes.ts';
import { planPictures } from '../plan.ts';
import type { Picture } from '../report.ts';
import { readSigns, type Sign } from './signs.ts';

/** What each picture shows of each sign, in the order of the signs, by the id of the picture. */
export type Sights = Map<string, string[]>;

/**
 * Looks into the pages of a built workbench, without taking pictures.
 * @param isWanted chooses the pictures to look at
 * @throws Mendable when a story cannot be shown
 */
export async function look(
  folder: string,
  signs: readonly Sign[],
  isWanted: (picture: Picture) => boolean = () => true,
): Promise<Sights> {
  const serving = await serveWorkbench(0, folder);
  const browser = await launchBrowser();
  try {
    const pictures = (await planPictures(serving.address, folder)).filter(isWanted);
    const sights: Sights = new Map();
    const queue = inBatches(pictures);
    const workers = Array.from({ length: availableParallelism() * PAGES_PER_CORE }, async () => {
      for (let batch = queue.shift(); batch; batch = queue.shift()) {
        const [{ mode }] = batch;
        const studio = await openStudio(browser, serving.address, mode);
        for (const picture of batch) sights.set(picture.id, await lookAt(studio, picture, signs));
        await studio.close();
      }
    });
    await Promise.all(workers);
    return sights;
  } finally {
    await browser.close();
    await serving.close();
  }
}

const PAGES_PER_CORE = 3;
const BATCH = 40;

type Batch = [Picture, ...Picture[]];

/** A page stays in one mode, so that a batch holds pictures of one mode. */
function inBatches(pictures: readonly Picture[]): Batch[] {
  const byMode = Map.groupBy(pictures, ({ mode }) => modeName(mode)).values();
  return [...byMode].flatMap((all) => {
    const batches: Batch[] = [];
    for (let start = 0; start < all.length; start += BATCH) {
      const [first, ...rest] = all.slice(start, start + BATCH);
      if (first) batches.push([first, ...rest]);
    }
    return batches;
  });
}

async function lookAt(
  { page }: Studio,
  { id, story, mode }: Picture,
  signs: readonly Sign[],
): Promise<string[]> {
  const { height, problems } = await page.evaluate(showStory, story);
  if (problems.length > 0) throw new Mendable(`${id} cannot be shown: ${problems.join('; ')}`);
  return await page.evaluate(readSigns, { signs, area: { width: mode.width, height } });
}
