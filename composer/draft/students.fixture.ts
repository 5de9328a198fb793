import students from '../../site/landings/check/students.fixture.json' with { type: 'json' };
import { createDraft } from './create-draft.ts';
import type { Draft } from './draft.ts';

/** A draft for students without problems: the landing for employees with addresses and words of its own. */
export function createStudents(): Draft {
  const { landing } = createDraft('employees', 'students');
  const { path, title, description, sections } = students;
  const [hero] = sections;
  const own = landing.sections.map((section) =>
    section.kind === 'hero' ? { ...section, title: hero?.title, text: hero?.text } : section,
  );
  return { name: 'students', landing: { ...landing, path, title, description, sections: own } };
}
