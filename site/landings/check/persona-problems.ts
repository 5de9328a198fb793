import { LOCALES, type Localized } from '../../i18n/locales.ts';
import { type FieldProblem, reject } from './problem.ts';
import { listed } from './section-problems.ts';

/** Sections of a page among the cards of the home page: it makes a case of its own, with figures. */
const KINDS = ['argument', 'pensionGap', 'cases'];

/** What makes a landing one of the personas, right or wrong. */
interface PersonaDraft {
  path?: Partial<Localized>;
  listing?: unknown;
  sections?: unknown;
}

/** Finds what a landing lacks that says it is one of the personas on the home page. */
export function findPersonaProblems(landing: PersonaDraft): FieldProblem[] {
  if (!isPersona(landing)) return [];
  const kinds = listed(landing.sections).map(({ kind }) => kind);
  const missing = KINDS.filter((kind) => !kinds.includes(kind)).join(', ');
  return [
    ...LOCALES.flatMap((locale) => {
      const address = landing.path?.[locale];
      const isMarked = address === undefined || address.endsWith('.lp');
      return isMarked
        ? []
        : reject(
            `path.${locale}`,
            `does not mark a page for a persona: "${address}"`,
            'End it in .lp.',
          );
    }),
    ...(missing === ''
      ? []
      : reject(
          'sections',
          `leave out ${missing}, which a page for a persona has`,
          'Add them, or list the page in the footer only.',
        )),
  ];
}

/** The picture by which a persona's card is known, which no other may have. */
export function getPersonaScene(landing: PersonaDraft): string | undefined {
  const hero = listed(landing.sections).find(({ kind }) => kind === 'hero');
  return isPersona(landing) && typeof hero?.scene === 'string' ? hero.scene : undefined;
}

function isPersona({ listing }: PersonaDraft): boolean {
  const { places } = Object(listing);
  return Array.isArray(places) && places.includes('personas');
}
