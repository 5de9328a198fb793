import { formatCount } from '../../lib/format-count.ts';
import { findBaselines } from '../baselines/find-baselines.ts';
import { findCommit, readDecisionsAt, readHistory } from '../baselines/git.ts';
import { getBrowserName, isPinned } from '../capture/browser.ts';
import type { Outcome, Outcomes } from '../capture/capture-pictures.ts';
import { type Compare, runInThreads } from '../compare/run-in-threads.ts';
import { toDecision } from '../decide/decide.ts';
import { abbreviate } from '../model/abbreviate.ts';
import { type Accepted, type Decisions, readDecisions } from '../model/decisions.ts';
import { PictureCache } from '../model/picture-cache.ts';
import type { Comparison, Picture, Report, Result } from '../model/report.ts';
import { publishReport } from '../model/report-folder.ts';
import type { Status } from '../model/status.ts';
import { choosePart } from '../plan/choose-part.ts';
import { findRemoved, listStories } from '../plan/plan.ts';
import type { ComparisonOptions } from './arguments.ts';

/**
 * Compares the pictures that were accepted at a commit with those at another one, or in the working tree,
 * and writes a report to look at. Of a part it has all accepted pictures, also those that are the same.
 * What the cache lacks is captured again from the commits.
 * @throws UserError when this clone does not have a commit, or nothing has a name
 */
export async function compareAccepted({ base, head, only }: ComparisonOptions): Promise<Report> {
  const [was, is] = [findCommit(base), findCommit(head ?? 'HEAD')];
  const before = readDecisionsAt(was);
  const after = head ? readDecisionsAt(is) : await readDecisions();
  const pictures = await listAccepted([before, after], only);
  const cache = new PictureCache();
  const differing = pictures.filter(
    ({ id }) => before.accepted.get(id)?.pixels !== after.accepted.get(id)?.pixels,
  );
  const shown = only.length > 0 ? pictures : differing;
  const images = {
    before: await findImages(differing, before, was, cache),
    after: await findImages(shown, after, is, cache),
  };
  const results = await compareDecisions(pictures, { before, after }, images, cache);
  const unshown = results.filter(({ reason }) => reason.startsWith(UNSHOWN));
  const reasons = abbreviate([...new Set(unshown.map(({ reason }) => reason))]);
  const own = {
    commit: is,
    browser: getBrowserName(),
    isPinned: isPinned(),
    leftOut: [],
    notices: unshown.length > 0 ? [`${formatCount(unshown.length, 'picture')} ${reasons}.`] : [],
    base: { before: base, after: head ?? 'the working tree' },
    ...(only.length > 0 && { part: only }),
    stories: new Set(pictures.map(({ story }) => story)).size,
    measured: { captured: 0, retried: 0, seconds: 1, recaptured: 0 },
    results,
  };
  return await publishReport(own, cache);
}

/** Results of pictures of which each side may have accepted other pixels, with who accepted the later ones. */
export async function compareDecisions(
  pictures: readonly Picture[],
  { before, after }: Record<'before' | 'after', Decisions>,
  images: Record<'before' | 'after', Outcomes>,
  cache: PictureCache,
): Promise<Result[]> {
  return await runInThreads(pictures, cache, async (picture, compare) => {
    const { id } = picture;
    const [was, is] = [before.accepted.get(id), after.accepted.get(id)];
    const shown = [images.before.get(id), images.after.get(id)] as const;
    const accepted = is ?? was;
    const answer = after.answered.get(id);
    return {
      ...picture,
      ...(await compareShown(chooseStatus(was, is), shown, compare)),
      ...(accepted && { accepted }),
      ...(answer && { decision: toDecision(answer) }),
    };
  });
}

function chooseStatus(was: Accepted | undefined, is: Accepted | undefined): Status {
  if (was?.pixels === is?.pixels) return 'equal';
  if (!was) return 'new';
  return is ? 'changed' : 'removed';
}

/** Only pixels of both sides are compared; otherwise what there is can be looked at. */
async function compareShown(
  status: Status,
  shown: readonly (Outcome | undefined)[],
  compare: Compare,
): Promise<Comparison> {
  const [before, after] = shown.map((one) => (one && 'hash' in one ? one : undefined));
  if (status === 'changed' && before && after) return await compare(before, after);
  const [failure] = shown.flatMap((one) => (one && 'failure' in one ? one.failure : []));
  const where = status === 'equal' ? 'the same at both' : 'at one of both only';
  const reason = failure ? `${UNSHOWN}${failure}` : where;
  return { status, reason, ...(before && { before }), ...(after && { after }) };
}

const UNSHOWN = 'cannot be shown: ';

/** The pictures that either side has; of a part those that the built workbench names so. */
async function listAccepted(
  sides: readonly Decisions[],
  only: readonly string[],
): Promise<Picture[]> {
  const accepted = new Map(sides.flatMap((side) => [...side.accepted]));
  const stories = new Map((await listStories().catch(() => [])).map((story) => [story.id, story]));
  const pictures = findRemoved([], accepted).map((picture): Picture => {
    const { title, name, source } = stories.get(picture.story) ?? picture;
    const image = /^site-social-images--(.*)$/.exec(picture.story)?.[1];
    return { ...picture, title, name, source, ...(image && { page: `/social/${image}.png` }) };
  });
  if (only.length === 0) return pictures;
  const part = choosePart(
    pictures.map((picture) => ({ ...picture, id: picture.story })),
    only,
  );
  return pictures.filter(({ story }) => part.has(story));
}

/** The accepted pictures of a commit, from the cache or captured again. */
async function findImages(
  pictures: readonly Picture[],
  { accepted }: Decisions,
  commit: string,
  cache: PictureCache,
): Promise<Outcomes> {
  const history = { ...readHistory(accepted), head: commit };
  const context = { accepted, cache, history, hasEditedPackages: false };
  // Only the accepted pixels count, whichever browser drew them.
  const own = { ...context, isAsHead: false, isPinned: true };
  return (await findBaselines(pictures, own)).baselines;
}
