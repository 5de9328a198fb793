import { inEachLanguage } from '../../site/i18n/in-each-language.ts';
import { isLocalized } from '../../site/i18n/locales.ts';
import { students } from '../../site/landings/check/landings.fixture.ts';
import { createDraft } from './create-draft.ts';
import { applyChange, type Draft, type DraftLanding, type FieldPath, getField } from './draft.ts';

const { path, title, description, sections } = students;
const { title: heroTitle, text: heroText } = Object(sections[0]);

/** What the landing for employees says in other words to be one for students. */
const WORDS: readonly (readonly [FieldPath, unknown])[] = [
  [['title'], title],
  [['description'], description],
  [['hero', 'title'], heroTitle],
  [['hero', 'text'], heroText],
];

/** The longest texts of that landing, to which a sentence of its own is added. */
const EXTENDED: readonly FieldPath[] = [
  ['argument', 'text'],
  ...[0, 1, 2, 3].map((at) => ['argument', 'points', at, 'text']),
];

/** The fields whose texts are its own. */
export const OWN_TEXTS = [...WORDS.map(([field]) => field), ...EXTENDED];

/** A draft for students without problems: the landing for employees with addresses and words of its own. */
export function createStudents(): Draft {
  const { id, landing } = createDraft('employees', 'students');
  const own = [...WORDS, ...EXTENDED.map((field) => [field, extend(landing, field)] as const)];
  return own.reduce<Draft>(
    (draft, [field, value]) => applyChange(draft, { type: 'set', path: field, value }),
    { id, name: 'students', landing: { ...landing, path } },
  );
}

function extend(landing: DraftLanding, field: FieldPath) {
  const text = getField(landing, field);
  if (!isLocalized(text))
    throw new Error(`The landing for employees has no text ${field.join('.')}.`);
  return inEachLanguage({
    en: `${text.en} It is so for students, too.`,
    de: `${text.de} Das gilt auch im Studium.`,
  });
}
