import { describe, expect, test } from 'vitest';
import { BANNER_SCENES } from '../../../design-system/drawings/Scene/cuts.ts';
import { isRecord, keysOf } from '../../../lib/objects.ts';
import { faq } from '../../content/faq.ts';
import { messages } from '../../i18n/messages/index.ts';
import { SECTION_KINDS } from '../../sections/sections.ts';
import { formatJson } from '../landing-file.ts';
import { findProblems } from './all-problems.ts';
import type { LandingDraft } from './landing-problems.ts';
import { otherLandings } from './landings.fixture.ts';
import { findLine } from './line-of.ts';
import { formatProblem } from './problem.ts';
import GOOD from './students.fixture.json' with { type: 'json' };

/** A page among the cards of the home page. */
const CARD = {
  listing: { places: ['personas'] },
  sections: [{ kind: 'hero', scene: 'desk' }],
};
const KINDS = SECTION_KINDS.join(', ');
const SCENES = BANNER_SCENES.join(', ');
const BULLETS = keysOf(messages.en)
  .filter((id) => id.startsWith('infoPanel.'))
  .join(', ');

const PICTURE = {
  ...{ alt: { en: 'A desk', de: 'Ein Tisch' }, credit: { en: 'Photo: A', de: 'Foto: A' } },
  focus: { x: 50, y: 50 },
};

/**
 * Wrong landings: values in place of those of the good one, by the fields that problems name; `undefined`
 * leaves one out. Then all that the check says, after the line of the file.
 */
const REFUSALS: Readonly<
  Record<string, readonly [Readonly<Record<string, unknown>>, ...string[]]>
> = {
  'no address in one language': [
    { 'path.de': undefined },
    '2: path.de is missing. Write an address such as /de/name.',
  ],
  'no title': [{ title: undefined }, '1: title is missing. Add the text in both languages.'],
  'a property that no page reads': [
    { tags: ['young'] },
    '126: tags is read by no view. Remove it, or use title, description, listing.',
  ],
  'a brace too many': [
    { 'title.de': 'Altersvorsorge: {product}} ist gut' },
    '8: title (de) shows a brace to visitors. Write one brace before and one behind a name, as in {product}, and none elsewhere.',
  ],
  'two sections that are none': [
    { sections: [...GOOD.sections, {}, { kind: { a: 1 } }] },
    `26: sections contain a section without a kind, which is no kind of section. Use ${KINDS}.`,
    `26: sections contain {"a":1}, which is no kind of section. Use ${KINDS}.`,
  ],
  'no section in the place of one': [
    { sections: [...GOOD.sections, null] },
    `26: sections contain null, which is no kind of section. Use ${KINDS}.`,
  ],
  'no sections': [{ sections: [] }, '26: sections are empty. Begin with a hero.'],
  'neither addresses nor sections': [
    { path: undefined, sections: undefined },
    '1: path.en is missing. Write an address such as /en/name.',
    '1: path.de is missing. Write an address such as /de/name.',
    '1: sections are empty. Begin with a hero.',
  ],
  'a hero that is not first': [
    { sections: [...GOOD.sections.slice(1), GOOD.sections[0]] },
    '26: sections begin with infoPanel. Put the hero first: it holds the heading of the page.',
  ],
  'the same section twice': [
    { sections: [...GOOD.sections, GOOD.sections.at(-1)] },
    '125: faq is there twice. Remove one of the two: both would have the same anchor.',
  ],
  'a kind of section that does not exist': [
    { sections: [...GOOD.sections, { kind: 'video' }] },
    `26: sections contain "video", which is no kind of section. Use ${KINDS}.`,
  ],
  'a property that no view reads': [
    { 'argument.tone': 'deep' },
    '75: argument.tone is read by no view. Remove it, or use title, text, points, drawing, picture.',
  ],
  '`omit` of a persona in a section that reads nothing': [
    { sections: [...GOOD.sections, { kind: 'personas', omit: 'pensioners' }] },
    '127: personas.omit is read by no view. Remove it; this section has no fields.',
  ],
  'a field that is left out': [
    { 'hero.scene': undefined },
    '27: hero.scene is missing. Add one of its values.',
  ],
  'a scene that does not exist': [
    { 'hero.scene': 'moon' },
    `29: hero.scene is "moon", which does not exist. Choose one of ${SCENES}.`,
  ],
  'a picture that is not in its folder': [
    { 'argument.picture': { ...PICTURE, file: 'office.jpg' } },
    '88: argument.picture.file is "office.jpg", not in site/pictures. Drop one into its field in the Composer, or add it with `npm run landing -- picture FILE`.',
  ],
  'a picture that is still to be chosen': [
    { 'argument.picture': { ...PICTURE, file: '' } },
    '88: argument.picture.file is no picture yet. Drop one into its field in the Composer, or add it with `npm run landing -- picture FILE`.',
  ],
  'a picture without the point that stays in view': [
    { 'argument.picture': { ...PICTURE, file: '', focus: undefined } },
    '84: argument.picture.file is no picture yet. Drop one into its field in the Composer, or add it with `npm run landing -- picture FILE`.',
    '75: argument.picture.focus is missing. Add an object with x, y.',
  ],
  'a number for a text': [
    { 'hero.text': 7 },
    '34: hero.text is 7. Write the text in both languages.',
  ],
  'the id of a message for a text of its own': [
    { 'hero.text': 'infoPanel.start' },
    '34: hero.text is "infoPanel.start". Write the text in both languages.',
  ],
  'a text in a third language': [
    { 'hero.text.fr': 'Commence' },
    '37: hero.text.fr is read by no view. Remove it, or use en, de.',
  ],
  'fewer questions in all than lead': [
    { 'faq.count': 1 },
    '123: faq.count is 1, fewer than the 2 questions that lead. Raise it, or leave it out.',
  ],
  'fewer questions in all than its own and those that lead': [
    {
      'faq.count': 2,
      'faq.ownQuestions': [
        {
          question: { en: 'Is it for me?', de: 'Ist das etwas für mich?' },
          answer: { en: 'Yes, it is.', de: 'Ja, das ist es.' },
        },
      ],
    },
    '123: faq.count is 2, fewer than the 3 questions that lead. Raise it, or leave it out.',
  ],
  'questions of its own that every landing answers, or that it asks twice': [
    {
      'faq.count': undefined,
      'faq.ownQuestions': [
        { question: faq.cost.question, answer: { en: 'Little.', de: 'Wenig.' } },
        {
          question: { en: 'Is it for me?', de: 'Was kostet {product}?' },
          answer: { en: 'Yes.', de: 'Ja.' },
        },
      ],
    },
    '126: faq.ownQuestions.1.question (en) is asked on this page already. Ask something else, or let the one that is there lead with `first`.',
    '127: faq.ownQuestions.1.question (de) is asked on this page already. Ask something else, or let the one that is there lead with `first`.',
    '137: faq.ownQuestions.2.question (de) is asked on this page already. Ask something else, or let the one that is there lead with `first`.',
  ],
  'no bullets': [{ 'infoPanel.bullets': [] }, '41: infoPanel.bullets is empty. List 2 to 8.'],
  'a bullet twice': [
    { 'infoPanel.bullets': ['infoPanel.start', 'infoPanel.start'] },
    '41: infoPanel.bullets.2 is there twice. Remove one of the two.',
  ],
  'a message that is shared by no landings': [
    { 'infoPanel.bullets': ['infoPanel.start', 'pensionGap.note'] },
    `41: infoPanel.bullets.2 is "pensionGap.note", which does not exist. Choose one of ${BULLETS}.`,
  ],
  'an age out of bounds': [
    { 'pensionGap.person.age': 71 },
    '79: pensionGap.person.age is 71. Choose a number from 22 to 60.',
  ],
  'a value off the step of its slider': [
    { 'comparison.inputs.monthlyContribution': 120 },
    '117: comparison.inputs.monthlyContribution is 120, which is off the step. Choose 100 or a multiple of 50 above it, up to 2,500.',
  ],
  'a value that is no number': [
    { 'comparison.inputs.monthlyContribution': '100' },
    '117: comparison.inputs.monthlyContribution is "100". Write a number.',
  ],
  'a comparison for another age than the gap': [
    { 'comparison.inputs.age': 30 },
    '116: comparison.inputs.age is 30, but the person of the pension gap is 24. Open both with the same age.',
  ],
  'cases without the example': [
    { 'cases.values': [30, 40] },
    '110: cases.values leave out 24, the age of the person. Add it: the example must be one of the cases.',
  ],
  'cases of a field that the person does not have': [
    { 'cases.vary': 'children' },
    '109: cases.vary is "children", which the person does not have. Add children to the person, or vary another field.',
  ],
  'a childless person with children': [
    { 'pensionGap.person.childless': true, 'pensionGap.person.children': 1 },
    '81: pensionGap.person.childless is said beside the number of children. Leave one of the two out: who is asked for children is not asked this.',
  ],
  'a missing text': [
    { 'hero.text.de': undefined },
    '34: hero.text (de) is missing. Write the text.',
  ],
  'an empty text': [{ 'hero.text.de': '' }, '36: hero.text (de) is empty. Write the text.'],
  'HTML in a text': [
    { 'hero.text.de': 'Fang mit {minimumContribution} <br>im Monat an.' },
    '36: hero.text (de) contains HTML, "<br>". Write plain text and the sign itself.',
  ],
  'an entity in a text': [
    { 'hero.text.de': 'Fang mit {minimumContribution}&nbsp;im Monat an.' },
    '36: hero.text (de) contains HTML, "&nbsp;". Write plain text and the sign itself.',
  ],
  'a lone < in a text': [
    { 'argument.text.de': 'Kosten < Ertrag' },
    '51: argument.text (de) contains HTML, "< Ertrag". Write plain text and the sign itself.',
  ],
  'an open brace': [
    { 'argument.text.de': 'Mit {product' },
    '51: argument.text (de) cannot be read as an ICU message. Close every brace, and write a single word between two.',
  ],
  'a placeholder that nothing fills in': [
    { 'argument.text.de': 'In {city} hast du Zeit.' },
    '51: argument.text (de) names {city}, which nothing fills in. Name {product}, {brand} or a claim of site/content/claims/claims.json.',
  ],
  'a placeholder that every object has': [
    { 'argument.text.de': 'Zeit {toString}.' },
    '51: argument.text (de) names {toString}, which nothing fills in. Name {product}, {brand} or a claim of site/content/claims/claims.json.',
  ],
  'a figure in one language only': [
    { 'hero.text.de': 'Fang an, wann du willst.' },
    '36: hero.text (de) names no figure, and English minimumContribution. Name the same figures in both languages.',
  ],
  'a typed figure of the ledger': [
    { 'argument.text.de': 'Vorab bleiben 15\u00a0% frei.' },
    '51: argument.text (de) types a figure of the ledger, that of contractExemption or employerContribution. Name the claim that is meant, as in {contractExemption}.',
  ],
  'a share that no claim holds': [
    { 'argument.text.de': 'Dein Geld wächst um 3,7\u00a0% im Jahr.' },
    '51: argument.text (de) types "3,7 %", which no claim holds. Leave it out, or add it with its source to site/content/claims/claims.json and name that claim.',
  ],
  'quotes of a typewriter': [
    { 'argument.text.de': 'Das ist "Zeit".' },
    '51: argument.text (de) contains quotes of a typewriter or of another language. Write “…” and ’ in English, „…“ and ’ in German.',
  ],
  'an invisible sign, and not for the long word that it makes': [
    { 'argument.title.de': 'Zeit ist\u200bAltersvorsorgekapital' },
    '47: argument.title (de) has an invisible sign, U+200B, behind "Zeit ist". Delete it with the letters beside it, and type those once more.',
  ],
  'a sign that no font of ours has': [
    { 'argument.title.de': 'Café Łódź 🏄' },
    '47: argument.title (de) has “🏄”, which no font of ours draws. Say it in words.',
  ],
  'a letter of two signs': [
    { 'argument.title.de': 'Zeit fu\u0308r dich' },
    '47: argument.title (de) has an invisible sign, U+0308, behind "Zeit fu". Delete it with the letters beside it, and type those once more.',
  ],
  'the name of a brand': [
    { 'argument.text.de': 'Mit Fernblick hast du Zeit.' },
    '51: argument.text (de) types the name “Fernblick”. Write {brand} or {product} in its place.',
  ],
  'an article before the product': [
    { 'argument.text.de': 'Mit der {product} hast du Zeit.' },
    '51: argument.text (de) gives the product or the brand a gender. Leave out the article: another brand’s name may have another gender.',
  ],
  'a long word in a large heading': [
    { 'argument.title.de': 'Zeit ist dein Altersvorsorgekapital' },
    '47: argument.title (de) has a word that cannot break, "Altersvorsorgekapital". Put soft hyphens (U+00AD) into words of more than 10 letters.',
  ],
  'a title that is too long': [
    { 'title.de': 'Private Altersvorsorge für Studierende und Auszubildende – {product}' },
    '8: title (de) has 75 characters. Write at most 60, figures and names filled in.',
  ],
  'a soft hyphen in a title': [
    { 'title.de': 'Alters\u00advorsorge im Studium' },
    '8: title (de) contains a soft hyphen. Remove it: nothing is parted here.',
  ],
  'an empty description': [
    { 'description.de': ' ' },
    '12: description (de) is empty. Write the text.',
  ],
  'a short description': [
    { 'description.de': 'Für Studierende.' },
    '12: description (de) has 16 characters. Write at least 120, figures and names filled in.',
  ],
  'a long description': [
    { 'description.de': 'Zeit '.repeat(33).trim() },
    '12: description (de) has 164 characters. Write at most 160, figures and names filled in.',
  ],
  'a card of the home page with the picture of another': [
    { listing: { ...GOOD.listing, places: ['personas'] } },
    `29: hero.scene is "desk", the picture of clerks among the cards of the home page. Choose ${BANNER_SCENES.filter((scene) => scene !== 'desk').join(' or ')} or a new drawing (docs/conventions.md, Drawings), or list the page in the footer only.`,
  ],
  'a page for a persona without its own case and figures': [
    {
      listing: { ...GOOD.listing, places: ['personas'] },
      path: { ...GOOD.path, de: '/de/studierende' },
      sections: [{ ...GOOD.sections[0], scene: 'shop' }, GOOD.sections[3]],
    },
    '4: path.de does not mark a page for a persona: "/de/studierende". End it in .lp.',
    '26: sections leave out argument, cases, which a page for a persona has. Add them, or list the page in the footer only.',
  ],
  'the title of another landing': [
    { 'title.de': 'Altersvorsorge im Studium – {product} parents' },
    '8: title (de) says the same as that of parents. Write another text.',
  ],
};

/** Wrong German addresses, each with what the check says of it and what to do. */
const ADDRESSES: readonly [address: string, problem: string, advice: string][] = [
  ['/de/für.lp', 'is not plain ASCII', 'Write ae, oe, ue and ss, or leave the accent out.'],
  ['/de/im studium', 'contains a space', 'Put hyphens between words.'],
  ['/de/Studium', 'is not in lower case', 'Write it in lower case.'],
  ['/de/studium?a=1', 'has a query or a fragment', 'Write only the path.'],
  ['/de/studium#faq', 'has a query or a fragment', 'Write only the path.'],
  ['/de/studium/', 'ends with a slash', 'Leave the slash out.'],
  ['/de/', 'is empty after its language', 'Write an address such as /de/name.'],
  ['/studium', 'does not begin with its language', 'Begin it with /de/.'],
  ['/destudium', 'does not begin with its language', 'Begin it with /de/.'],
  [
    '/de/a//b',
    'is not made of words',
    'Use letters, digits, and single hyphens or full stops between them.',
  ],
  ['/de/rente.gz', 'is that of a file which hosts have already', 'End it in another word.'],
  ['/de/index.html', 'is that of a file which hosts have already', 'End it in another word.'],
  ['/de/studierende-parents.lp', 'is that of parents', 'Choose another one.'],
  ['/de/faqs', 'is that of another page', 'Choose another one.'],
];

test('the landing that the wrong ones are made from is right', () => {
  expect(linesAbout(GOOD)).toEqual([]);
});

describe('a landing is refused for', () => {
  test.each(Object.entries(REFUSALS))('%s', (_what, [changes, ...lines]) => {
    const wrong = Object.entries(changes).reduce<unknown>(
      (landing, [field, value]) => set(landing, field.split('.'), value),
      GOOD,
    );
    expect(linesAbout(Object(wrong))).toEqual(
      lines.map((line) => `site/landings/students.json:${line.replace(': ', ': students, ')}`),
    );
  });

  test.each(ADDRESSES)('the address %s, which %s', (address, problem, advice) => {
    expect(linesAbout(Object(set(GOOD, ['path', 'de'], address)))).toEqual([
      `site/landings/students.json:4: students, path.de ${problem}: "${address}". ${advice}`,
    ]);
  });

  test.each([
    ['no name', '', 'name is empty. Choose one, such as self-employed.'],
    [
      'a name in camel case',
      'firstJob',
      'name is "firstJob". Use words of small letters and digits with a hyphen between two, each beginning with a letter: self-employed.',
    ],
    ['a name that leaves the folder', '../job', 'name is "../job".'],
    ['a name that is too long', 'x'.repeat(61), 'name has 61 characters. Use at most 60.'],
  ])('%s', (_what, name, reason) => {
    const [line, ...others] = findProblems({ [name]: GOOD }, []).map(formatProblem);
    expect(line).toContain(`site/landings/${name}.json: ${name}, ${reason}`);
    expect(others).toEqual([]);
  });
});

/** All that the check says of a landing, with the lines of its file. */
function linesAbout(landing: LandingDraft): string[] {
  const source = formatJson(landing);
  return findProblems({ ...otherLandings, clerks: CARD, students: landing }, [
    '/en/faqs',
    '/de/faqs',
  ]).flatMap((problem) =>
    problem.landing !== 'students'
      ? []
      : formatProblem({ ...problem, file: `${problem.file}:${findLine(source, problem)}` }),
  );
}

/** A copy with another value of a field; a section is found by its kind. */
function set(within: unknown, [step = '', ...rest]: readonly string[], value: unknown): unknown {
  const all = isRecord(within) ? within : {};
  if (Array.isArray(all.sections) && all.sections.some((section) => section.kind === step))
    return {
      ...all,
      sections: all.sections.map((section) =>
        section.kind === step ? set(section, rest, value) : section,
      ),
    };
  return { ...all, [step]: rest.length === 0 ? value : set(all[step], rest, value) };
}
