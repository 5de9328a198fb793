import type { Brand } from '../../tokens/index.ts';
import type { Catalogue, Place } from '../catalogue/read-catalogue.ts';

/** What a change of tokens changes. */
interface Affected {
  components: Place[];
  landings: Place[];
  /** How many accepted pictures show the brand and one of these. */
  pictures: number;
}

/** Where the ground or the text changes on which all stories stand, every component looks different. */
export function findAffected(
  catalogue: Catalogue,
  brand: Brand,
  tokens: readonly string[],
): Affected {
  const { page, forms, pictures } = catalogue;
  const isChanged = (id: string) => tokens.includes(id);
  const affected = Object.entries(catalogue.components).filter(
    ([, component]) => page.some(isChanged) || component.tokens.some(isChanged),
  );
  const names = affected.map(([name]) => name);
  const landings = new Map(
    affected.flatMap(([, { landings }]) => landings).map((place) => [place.name, place]),
  );
  const titles = names.map((name) => `components-${name.toLowerCase()}`);
  const groups = [
    'tokens-',
    ...(landings.size > 0 ? ['landings-', 'sections-', 'pages-', 'site-'] : []),
    ...(names.some((name) => forms.includes(name)) ? ['forms-'] : []),
  ];
  const counts = Object.entries(pictures[brand]).filter(
    ([title]) => titles.includes(title) || groups.some((group) => title.startsWith(group)),
  );
  return {
    components: names.map((name) => ({
      name,
      href: `./?path=/docs/components-${name.toLowerCase()}--docs`,
    })),
    landings: [...landings.values()],
    pictures: counts.reduce((sum, [, count]) => sum + count, 0),
  };
}
