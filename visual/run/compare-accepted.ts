import { findBaselines } from '../baselines/find-baselines.ts';
import { findCommit, readDecisionsAt, readHistory } from '../baselines/git.ts';
import { getBrowserName, isPinned } from '../capture/browser.ts';
import type { Outcome, Outcomes } from '../capture/capture-pictures.ts';
import { type Compare, runInThreads } from '../compare/run-in-threads.ts';
import { toDecision } from '../decide/decide.ts';
import { type Accepted, type Decisions, readDecisions } from '../model/decisions.ts';
import { PictureCache } from '../model/picture-cache.ts';
import type { Comparison, Image, Picture, Report, Result } from '../model/report.ts';
import { publishReport } from '../model/report-folder.ts';
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
  const differing = pictures.filter(({ id }) => hashOf(before, id) !== hashOf(after, id));
  const shown = only.length > 0 ? pictures : differing;
  const images = {
    before: await findImages(differing, before, was, cache),
    after: await findImages(shown, after, is, cache),
  };
  const results = await compareDecisions(pictures, { before, after }, images, cache);
  const own = {
    commit: is,
    browser: getBrowserName(),
    isPinned: isPinned(),
    leftOut: [],
    notices: [],
    base: { before: base, after: head ?? 'the working tree' },
    ...(only.length > 0 && { part: only }),
    stories: new Set(pictures.map(({ story }) => story)).size,
    planned: pictures.length,
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
  const results = new Map<string, Result>();
  await runInThreads(pictures, cache, async (picture, compare) => {
    const { id } = picture;
    const [was, is] = [before.accepted.get(id), after.accepted.get(id)];
    const one = { line: was, image: images.before.get(id) };
    const other = { line: is, image: images.after.get(id) };
    const comparison = await compareLines(one, other, compare);
    const accepted = is ?? was;
    const answer = after.answered.get(id);
    const decision = answer && toDecision(answer);
    results.set(id, {
      ...picture,
      ...comparison,
      ...(accepted && { accepted }),
      ...(decision && { decision }),
    });
  });
  return pictures.flatMap(({ id }) => results.get(id) ?? []);
}

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

function hashOf({ accepted }: Decisions, id: string): string | undefined {
  return accepted.get(id)?.pixels;
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

interface Side {
  line: Accepted | undefined;
  image: Outcome | undefined;
}

async function compareLines(before: Side, after: Side, compare: Compare): Promise<Comparison> {
  const [was, is] = [toImage(before), toImage(after)];
  if (before.line?.pixels === after.line?.pixels)
    return { status: 'equal', reason: 'the same at both', ...(is && { after: is }) };
  if (!before.line) return { status: 'new', reason: explain(after), ...(is && { after: is }) };
  if (!after.line)
    return { status: 'removed', reason: explain(before), ...(was && { before: was }) };
  if (was && is) return await compare(was, is);
  const reason = explain(was ? after : before);
  return { status: 'changed', reason, ...(was && { before: was }), ...(is && { after: is }) };
}

function toImage({ image }: Side): Image | undefined {
  return image && 'hash' in image ? image : undefined;
}

function explain({ image }: Side): string {
  return image && 'failure' in image ? `cannot be shown: ${image.failure}` : 'at one of both only';
}
