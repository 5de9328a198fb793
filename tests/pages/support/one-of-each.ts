import { STAND_IN_PATHS } from '../../../site/content/stand-ins.ts';
import { landings } from '../../../site/landings/index.ts';
import { ALL_PATHS } from './visit.ts';

/**
 * One page of each kind, for what depends on its parts and not on its words: of those that
 * differ only in their language the German one, whose words are longer, of the stand-ins one, and the
 * landings that bring a kind of section which none before them has.
 */
export const ONE_OF_EACH: readonly string[] = ALL_PATHS.filter(
  (path) => !path.startsWith('/en') && !listSpared().includes(path),
);

function listSpared(): string[] {
  const seen = new Set<string>();
  const spared = Object.values(landings).filter(({ sections }) => {
    const kinds = sections.map((section) => `${section.kind} ${'drawing' in section}`);
    const isNew = kinds.some((kind) => !seen.has(kind));
    for (const kind of kinds) seen.add(kind);
    return !isNew;
  });
  const [, ...standIns] = Object.values(STAND_IN_PATHS);
  return [...spared.map(({ path }) => path), ...standIns].map(({ de }) => de);
}
