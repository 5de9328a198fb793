import { STAND_IN_PATHS } from '../../../site/content/stand-ins.ts';
import { landings } from '../../../site/landings/index.ts';
import { ALL_PATHS } from './visit.ts';

/**
 * The pages to use whole. Of those that differ only in their language the German one, whose words are
 * longer; of the stand-ins one, and the landings that bring a kind of section which none before them
 * has.
 */
export const WALKED_PATHS = ALL_PATHS.filter(
  (path) => !path.startsWith('/en/') && !listSpared().includes(path),
);

function listSpared(): string[] {
  const walked = new Set<string>();
  const spared = Object.values(landings).filter(({ sections }) => {
    const kinds = sections.map((section) => `${section.kind} ${'drawing' in section}`);
    const isNew = kinds.some((kind) => !walked.has(kind));
    for (const kind of kinds) walked.add(kind);
    return !isNew;
  });
  const [, ...standIns] = Object.values(STAND_IN_PATHS);
  return [...spared.map(({ path }) => path), ...standIns].map(({ de }) => de);
}
