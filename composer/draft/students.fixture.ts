import { createDraft } from './create-draft.ts';
import type { Draft } from './draft.ts';

/** The parts of a landing for students that it does not share with that for employees. */
export const STUDENTS = {
  path: {
    en: '/en/private-pension-plan-for-students.lp',
    de: '/de/private-altersvorsorge-studierende.lp',
  },
  title: {
    en: 'Private pension for students – {product}',
    de: 'Altersvorsorge für Studierende – {product}',
  },
  description: {
    en: 'Small amounts, but forty years to grow: what a private pension brings if you begin while you study, what it costs, and when you can pause it.',
    de: 'Kleine Beträge, aber vierzig Jahre Zeit: was eine private Rente bringt, wenn du im Studium beginnst, was sie kostet und wann du pausieren kannst.',
  },
  hero: {
    title: { en: 'Small amounts, many years', de: 'Kleine Beträge, viele Jahre' },
    text: {
      en: 'Begin with little while you study. See what remains of it when you retire.',
      de: 'Beginne im Studium mit wenig. Sieh, was davon im Ruhestand übrig ist.',
    },
  },
};

/** A draft of that landing without problems. */
export function createStudents(): Draft {
  const { hero, ...head } = STUDENTS;
  const { landing } = createDraft('employees', 'students');
  const sections = landing.sections.map((section) =>
    section.kind === 'hero' ? { ...section, ...hero } : section,
  );
  return { name: 'students', landing: { ...landing, ...head, sections } };
}
