import { isRecord, mapValues } from '../../../lib/objects.ts';
import { inEachLanguage } from '../../i18n/in-each-language.ts';
import { isLocalized } from '../../i18n/locales.ts';
import type { Landing } from '../landing.ts';
import STUDENTS from './students.fixture.json' with { type: 'json' };

/** A landing without problems. TypeScript does not read the kinds of its sections from JSON. */
export const students = fillIn(STUDENTS) as Landing;

/** The landings that tests stand on, whatever those of the project say. */
export const otherLandings: Readonly<Record<string, Landing>> = {
  employees: addWord(students, 'employees') as Landing,
  parents: addWord({ ...students, sections: students.sections.map(ofOlder) }, 'parents') as Landing,
};

/** The same in every language. */
function fillIn(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(fillIn);
  if (!isRecord(value)) return value;
  return 'en' in value
    ? inEachLanguage(value as { en: unknown })
    : mapValues(value, (part) => fillIn(part));
}

/** The same with a word more in every text and address. */
function addWord(value: unknown, word: string): unknown {
  if (Array.isArray(value)) return value.map((entry) => addWord(entry, word));
  if (!isRecord(value)) return value;
  if (!isLocalized(value)) return mapValues(value, (part) => addWord(part, word));
  return mapValues(value, (text) =>
    text.startsWith('/') ? text.replace('.lp', `-${word}.lp`) : `${text} ${word}`,
  );
}

function ofOlder(section: Landing['sections'][number]): Landing['sections'][number] {
  return section.kind === 'pensionGap'
    ? { ...section, person: { ...section.person, age: 40 } }
    : section;
}
