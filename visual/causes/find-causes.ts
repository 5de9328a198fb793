import { memoize } from '../../lib/memoize.ts';
import { parseJson } from '../../lib/parse-json.ts';
import type { History } from '../baselines/git.ts';
import type { Cause, Picture, Place } from '../model/report.ts';
import { isDark, type Mode } from '../plan/modes.ts';
import { type Change, describeCause, readTokens } from './changes-in-file.ts';
import { measureDistance } from './evidence.ts';
import type { ModuleGraph } from './module-graph.ts';
import { namePlace } from './places.ts';
import { listTexts, readChangesSince, readCurrent, type Texts } from './read-changes.ts';

/** The causes of a changed picture, and what drew the changed places that show none. */
export type FindCauses = (
  picture: Pick<Picture, 'id' | 'source' | 'mode'>,
  places: readonly Place[],
) => { causes: Cause[]; unexplained: string[] };

/**
 * Finds what changed a picture. Each changed place tells: of all changes the one that is nearest to what
 * it shows; without any evidence, the only change that there is, or none. Changes are those in modules of
 * its story since the checked-out commit; if only capturing code has changed, also since the last commit
 * that accepted any picture, when all were green; and if nothing has since then, since the one that
 * accepted this picture.
 */
export function findCausesIn(
  { root, stories }: ModuleGraph,
  { head, accepting, newestFirst }: History,
): FindCauses {
  if (head === 'none') {
    console.warn(
      'Git cannot read this folder (run `git status` to see why), so the report contains no causes.',
    );
    return () => ({ causes: [], unexplained: [] });
  }
  const [latest = head] = newestFirst;
  const changes = memoize<ReturnType<typeof readChangesSince>>(Number.POSITIVE_INFINITY);
  const tokens = memoize<[string, string][]>(Number.POSITIVE_INFINITY);
  const known = memoize<Texts>(1);
  const readTexts = () =>
    known('', () => listTexts(root, new Set([...stories.values()].flatMap(({ files }) => files))));

  return ({ id, source, mode }, places) => {
    const { files, packages } = stories.get(source) ?? { files: [source], packages: [] };
    const own = files.filter((file) => appliesTo(file, mode));
    const values = new Map(
      own
        .filter((file) => file.endsWith('.tokens.json'))
        // What is for the dark takes the place of what it is otherwise.
        .sort((one, other) => Number(one === DARK) - Number(other === DARK))
        .flatMap((file) => tokens(file, () => [...readTokens(parseJson(readCurrent(root, file)))])),
    );
    const used = [...packages.map((one) => one.replace(/@[^@]*$/, '')), ...CAPTURE_PACKAGES];
    const changesSince = (start: string) => {
      const since = changes(start, () => readChangesSince(root, start, readTexts()));
      return own
        .flatMap((file) => since.get(file) ?? [])
        .filter(({ kind, name }) => kind !== 'package' || !name || used.includes(name))
        .filter((change) => isOnPage(change, id));
    };
    const commit = accepting.get(id);
    let found = changesSince(head);
    if (commit && found.every(isCapture)) {
      const recent = changesSince(latest);
      found = recent.length > 0 ? recent : changesSince(commit);
    }
    return explain(places, found, values);
  };
}

/** The nearest change of each place; where no place shows any, the only change or file that there is. */
function explain(
  places: readonly Place[],
  changes: readonly Change[],
  tokens: ReadonlyMap<string, string>,
): ReturnType<FindCauses> {
  const others = changes.filter((change) => !isCapture(change));
  const nearest = places.map((place) => findNearest(place, others, tokens));
  const causes = listCauses(nearest.flat());
  const left = places.filter((_, index) => causes.length === 0 || nearest[index]?.length === 0);
  const unexplained = [...new Set(left.flatMap((one) => namePlace(one) ?? []))].sort();
  const only = causes.length === 0 && findOnly(others.length > 0 ? others : changes);
  return only ? { causes: [only], unexplained: [] } : { causes, unexplained };
}

/** The only change, or the only file with changes; capturing code counts as one. */
function findOnly(changes: readonly Change[]): Cause | undefined {
  const [first, ...more] = listCauses(changes);
  if (!first || more.length === 0) return first;
  const { kind, file } = first;
  if (changes.every((change) => change.file === file)) return { kind, file };
  if (!isCapture(first)) return undefined;
  return { ...first, detail: `${changes.length} files of the capturing code` };
}

function findNearest(
  place: Place,
  changes: readonly Change[],
  tokens: ReadonlyMap<string, string>,
): Change[] {
  const distances = changes.map((change) => measureDistance(change, place, tokens));
  const least = Math.min(...distances);
  return changes.filter(
    (_, index) => distances[index] === least && least !== Number.POSITIVE_INFINITY,
  );
}

function listCauses(changes: readonly Change[]): Cause[] {
  const causes = changes.map(describeCause);
  return [...new Map(causes.map((cause) => [JSON.stringify(cause), cause])).values()];
}

/** Packages that no story imports, but that affect every picture. */
const CAPTURE_PACKAGES = ['@sparticuz/chromium', 'playwright-core', 'rolldown', 'vite'];

const DARK = 'tokens/dark.tokens.json';

/** Tokens of a brand affect only pictures of that brand, those for the dark only dark ones. */
function appliesTo(file: string, mode: Mode): boolean {
  const [, own = mode.brand] = /^tokens\/brands\/(.+)\.tokens\.json$/.exec(file) ?? [];
  return own === mode.brand && (file !== DARK || isDark(mode.state));
}

/** What the sections of a landing are and say stands on its own page, not on those of other landings. */
function isOnPage({ file, name = '' }: Change, id: string): boolean {
  const [, landing] = /^site\/landings\/(.+)\.json$/.exec(file) ?? [];
  const [, shown = landing] = /^landings-every-landing--(.+)-\w+\./.exec(id) ?? [];
  return landing === shown || !name.startsWith(`${landing}: sections`);
}

function isCapture({ kind }: Pick<Cause, 'kind'>): boolean {
  return kind === 'capture';
}
