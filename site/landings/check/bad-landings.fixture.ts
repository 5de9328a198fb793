import type { Locale } from '../../i18n/locales.ts';
import { landingFile } from '../landing-files.ts';
import type { LandingDraft, MessageTexts, SectionDraft } from './landing-problems.ts';

/** A landing of which everything is right. */
export const GOOD: Draft & { landing: { sections: readonly SectionDraft[] } } = {
  name: 'students',
  landing: {
    path: { en: '/en/students.lp', de: '/de/studierende.lp' },
    listing: {
      places: ['footer'],
      title: 'landing.students.listing.title',
      text: 'landing.students.listing.text',
    },
    sections: [
      {
        kind: 'hero',
        scene: 'desk',
        title: 'landing.students.hero.title',
        text: 'landing.students.hero.text',
      },
      { kind: 'infoPanel', bullets: ['infoPanel.start', 'infoPanel.digital'] },
      {
        kind: 'argument',
        title: 'landing.students.argument.title',
        text: 'landing.students.argument.text',
        points: [point(1), point(2)],
      },
      {
        kind: 'pensionGap',
        person: { age: 24, grossMonthlyIncome: 1_200 },
        title: 'landing.students.gap.title',
        lead: 'landing.students.gap.lead',
      },
      {
        kind: 'cases',
        title: 'landing.students.cases.title',
        lead: 'landing.students.cases.lead',
        head: 'landing.students.cases.head',
        person: { age: 24, grossMonthlyIncome: 1_200 },
        vary: 'age',
        values: [24, 30],
        shows: 'saving',
      },
      { kind: 'comparison', inputs: { age: 24, monthlyContribution: 100 } },
      { kind: 'faq', first: ['start', 'cost'], count: 4 },
    ],
  },
  texts: {
    en: {
      'landing.students.title': 'Private pension for students – {product}',
      'landing.students.description':
        'Small amounts, but many years: how students can begin to save for retirement with ETF portfolios, and what happens when money is short.',
      'landing.students.listing.title': 'Students',
      'landing.students.listing.text': 'Small amounts, but many years.',
      'landing.students.hero.title': 'Begin small',
      'landing.students.hero.text': 'Begin with {minimumContribution} a month.',
      'landing.students.argument.title': 'You have time',
      'landing.students.argument.text': 'Time does much of the work.',
      'landing.students.argument.point1.title': 'Pause when you need to',
      'landing.students.argument.point1.text': 'The contract waits for you.',
      'landing.students.argument.point2.title': 'Keep a reserve first',
      'landing.students.argument.point2.text': 'A broken laptop comes before a pension.',
      'landing.students.gap.title': 'What would be missing',
      'landing.students.gap.lead': 'Put in your first pay.',
      'landing.students.cases.title': 'What waiting costs',
      'landing.students.cases.lead': 'What it takes a month:',
      'landing.students.cases.head': 'Age at the start',
    },
    de: {
      'landing.students.title': 'Altersvorsorge im Studium – {product}',
      'landing.students.description':
        'Kleine Beträge, aber viele Jahre: Wie Studierende mit ETF-Portfolios fürs Alter sparen können, und was passiert, wenn das Geld knapp ist.',
      'landing.students.listing.title': 'Studierende',
      'landing.students.listing.text': 'Kleine Beträge, aber viele Jahre.',
      'landing.students.hero.title': 'Fang klein an',
      'landing.students.hero.text': 'Fang mit {minimumContribution} im Monat an.',
      'landing.students.argument.title': 'Du hast Zeit',
      'landing.students.argument.text': 'Die Zeit erledigt viel.',
      'landing.students.argument.point1.title': 'Pausiere, wenn du musst',
      'landing.students.argument.point1.text': 'Der Vertrag wartet auf dich.',
      'landing.students.argument.point2.title': 'Erst ein Polster',
      'landing.students.argument.point2.text': 'Ein neuer Laptop geht vor.',
      'landing.students.gap.title': 'Was fehlen würde',
      'landing.students.gap.lead': 'Trag dein erstes Gehalt ein.',
      'landing.students.cases.title': 'Was Warten kostet',
      'landing.students.cases.lead': 'Was es im Monat braucht:',
      'landing.students.cases.head': 'Alter beim Start',
    },
  },
};

/** A landing with its messages, right or wrong. */
export interface Draft {
  name: string;
  landing: LandingDraft;
  texts: MessageTexts;
}

interface BadLanding {
  fault: string;
  draft: Draft;
  /** What the check says of it, all of it. */
  lines: readonly string[];
}

const TS = 'site/landings/students.ts: students,';
const DE = 'site/i18n/messages/de.json: students,';

/** Landings that are wrong in one way each. */
export const BAD_LANDINGS: readonly BadLanding[] = [
  ...addresses({
    'an address with an umlaut': [
      '/de/für-studierende.lp',
      'path.de is not plain ASCII: "/de/für-studierende.lp". Write ae, oe, ue and ss, or leave the accent out.',
    ],
    'an address with a space': [
      '/de/im studium',
      'path.de contains a space: "/de/im studium". Put hyphens between words.',
    ],
    'an address in upper case': [
      '/de/Studium',
      'path.de is not in lower case: "/de/Studium". Write it in lower case.',
    ],
    'an address with a query': [
      '/de/studium?a=1',
      'path.de has a query or a fragment: "/de/studium?a=1". Write only the path.',
    ],
    'an address with a fragment': [
      '/de/studium#faq',
      'path.de has a query or a fragment: "/de/studium#faq". Write only the path.',
    ],
    'an address that ends with a slash': [
      '/de/studium/',
      'path.de ends with a slash: "/de/studium/". Leave the slash out.',
    ],
    'an address that is only its language': [
      '/de/',
      'path.de is empty after its language: "/de/". Write an address such as /de/name.',
    ],
    'an address without its language': [
      '/studium',
      'path.de does not begin with its language: "/studium". Begin it with /de/.',
    ],
    'an address with an empty part': [
      '/de/a//b',
      'path.de is not made of words: "/de/a//b". Use letters, digits, and single hyphens or full stops between them.',
    ],
    'an address of another landing': [
      '/de/private-altersvorsorge-eltern.lp',
      'path.de is that of parents: "/de/private-altersvorsorge-eltern.lp". Choose another one.',
    ],
    'an address of another page': [
      '/de/faqs',
      'path.de is that of another page: "/de/faqs". Choose another one.',
    ],
  }),
  {
    fault: 'no address in one language',
    draft: withLanding({ path: { en: '/en/students.lp' } }),
    lines: [`${TS} path.de is missing. Write an address such as /de/name.`],
  },
  {
    fault: 'a name with a hyphen',
    draft: renamed('first-job'),
    lines: [
      'site/landings/first-job.ts: first-job, name is "first-job". Use letters and digits, the first in lower case, and no word of JavaScript: selfEmployed.',
    ],
  },
  {
    fault: 'no name',
    draft: renamed(''),
    lines: ['site/landings/.ts: , name is empty. Choose one, such as selfEmployed.'],
  },
  {
    fault: 'a name that is too long',
    draft: renamed('x'.repeat(61)),
    lines: [
      `site/landings/${'x'.repeat(61)}.ts: ${'x'.repeat(61)}, name has 61 characters. Use at most 60.`,
    ],
  },
  ...['index', 'landing', 'landingFiles', 'landingsFrom', 'personaLanding', 'texts'].map(
    (name) => ({
      fault: `the name of another module, ${name}`,
      draft: renamed(name),
      lines: [
        `${landingFile(name)}: ${name}, name is that of ${landingFile(name)}, which is not a landing. Choose another one.`,
      ],
    }),
  ),
  {
    fault: 'no sections',
    draft: withoutTextsOf(withLanding({ sections: [] }), 'hero', 'argument', 'gap', 'cases'),
    lines: [`${TS} sections are empty. Begin with a hero.`],
  },
  {
    fault: 'neither addresses nor sections',
    draft: withoutTextsOf({ ...GOOD, landing: {} }, 'listing', 'hero', 'argument', 'gap', 'cases'),
    lines: [
      `${TS} path.en is missing. Write an address such as /en/name.`,
      `${TS} path.de is missing. Write an address such as /de/name.`,
      `${TS} sections are empty. Begin with a hero.`,
    ],
  },
  {
    fault: 'a hero that is not first',
    draft: withLanding({ sections: [...GOOD.landing.sections.slice(1), section('hero')] }),
    lines: [
      `${TS} sections begin with infoPanel. Put the hero first: it holds the heading of the page.`,
    ],
  },
  {
    fault: 'two heroes',
    draft: withLanding({ sections: [...GOOD.landing.sections, section('hero')] }),
    lines: [`${TS} hero is there twice. Remove one of the two: both would have the same anchor.`],
  },
  {
    fault: 'the same section twice',
    draft: withLanding({ sections: [...GOOD.landing.sections, section('faq')] }),
    lines: [`${TS} faq is there twice. Remove one of the two: both would have the same anchor.`],
  },
  {
    fault: 'a kind of section that does not exist',
    draft: withLanding({ sections: [...GOOD.landing.sections, { kind: 'video' }] }),
    lines: [
      `${TS} sections contain "video", which is no kind of section. Use hero, infoPanel, argument, pensionGap, cases, howItWorks, personas, portfolios, performance, comparison, costs, reviews, faq.`,
    ],
  },
  {
    fault: 'a property that no view reads',
    draft: withProps('argument', { tone: 'deep' }),
    lines: [
      `${TS} argument.tone is read by no view. Remove it, or use title, text, points, drawing.`,
    ],
  },
  {
    fault: '`omit` of a persona in a section that reads nothing',
    draft: withLanding({
      sections: [...GOOD.landing.sections, { kind: 'personas', omit: 'pensioners' }],
    }),
    lines: [`${TS} personas.omit is read by no view. Remove it; this section has no fields.`],
  },
  {
    fault: 'a field that is left out',
    draft: withProps('hero', { scene: undefined }),
    lines: [`${TS} hero.scene is missing. Add one of its values.`],
  },
  {
    fault: 'a scene that does not exist',
    draft: withProps('hero', { scene: 'campus' }),
    lines: [
      `${TS} hero.scene is "campus", which does not exist. Choose one of horizon, desk, shop, swing, suitcase, chart, bench.`,
    ],
  },
  {
    fault: 'a number for a message',
    draft: withoutTextsOf(withProps('hero', { text: 7 }), 'hero.text'),
    lines: [`${TS} hero.text is 7. Write the id of a message.`],
  },
  {
    fault: 'the same question twice',
    draft: withProps('faq', { first: ['start', 'cost', 'start'] }),
    lines: [`${TS} faq.first.3 is there twice. Remove one of the two.`],
  },
  {
    fault: 'a question that does not exist',
    draft: withProps('faq', { first: ['bafoeg'] }),
    lines: [
      `${TS} faq.first.1 is "bafoeg", which does not exist. Choose one of cost, tax, risk, insolvency, depot, pause, withdrawal, abroad, employees, selfEmployed, children, closeToRetirement, esg, death, gap, start.`,
    ],
  },
  {
    fault: 'fewer questions in all than lead',
    draft: withProps('faq', { count: 1 }),
    lines: [
      `${TS} faq.count is 1, fewer than the 2 questions that lead. Raise it, or leave it out.`,
    ],
  },
  {
    fault: 'no bullets',
    draft: withProps('infoPanel', { bullets: [] }),
    lines: [`${TS} infoPanel.bullets is empty. List 2 to 8.`],
  },
  {
    fault: 'a bullet twice',
    draft: withProps('infoPanel', { bullets: ['infoPanel.start', 'infoPanel.start'] }),
    lines: [`${TS} infoPanel.bullets.2 is there twice. Remove one of the two.`],
  },
  {
    fault: 'a message of another landing',
    draft: withoutTextsOf(
      withProps('pensionGap', { lead: 'landing.parents.gap.lead' }),
      'gap.lead',
    ),
    lines: [
      `${TS} pensionGap.lead shows "landing.parents.gap.lead", which is not a message of this landing. Name one that begins with landing.students.`,
    ],
  },
  {
    fault: 'an age out of bounds',
    draft: withProps('pensionGap', { person: { age: 71, grossMonthlyIncome: 1_200 } }),
    lines: [`${TS} pensionGap.person.age is 71. Choose a number from 22 to 60.`],
  },
  {
    fault: 'a value off the step of its slider',
    draft: withProps('comparison', { inputs: { age: 24, monthlyContribution: 120 } }),
    lines: [
      `${TS} comparison.inputs.monthlyContribution is 120, which is off the step. Choose 100 or a multiple of 50 above it, up to 2,500.`,
    ],
  },
  {
    fault: 'a value that is no number',
    draft: withProps('comparison', { inputs: { age: 24, monthlyContribution: '100' } }),
    lines: [`${TS} comparison.inputs.monthlyContribution is "100". Write a number.`],
  },
  {
    fault: 'a comparison for another age than the gap',
    draft: withProps('comparison', { inputs: { age: 30 } }),
    lines: [
      `${TS} comparison.inputs.age is 30, but the person of the pension gap is 24. Open both with the same age.`,
    ],
  },
  {
    fault: 'cases without the example',
    draft: withProps('cases', { values: [30, 40] }),
    lines: [
      `${TS} cases.values leave out 24, the age of the person. Add it: the example must be one of the cases.`,
    ],
  },
  {
    fault: 'a case out of bounds',
    draft: withProps('cases', { values: [24, 65] }),
    lines: [`${TS} cases.values.2 is 65. Choose a number from 22 to 60.`],
  },
  {
    fault: 'cases of a field that the person does not have',
    draft: withProps('cases', { vary: 'children' }),
    lines: [
      `${TS} cases.vary is "children", which the person does not have. Add children to the person, or vary another field.`,
    ],
  },
  {
    fault: 'a childless person with children',
    draft: withProps('pensionGap', {
      person: { age: 24, grossMonthlyIncome: 1_200, childless: true, children: 1 },
    }),
    lines: [
      `${TS} pensionGap.person.childless is said beside the number of children. Leave one of the two out: who is asked for children is not asked this.`,
    ],
  },
  {
    fault: 'a place that lists no landings',
    draft: withLanding({
      listing: { ...Object(GOOD.landing.listing), places: ['header'] },
    }),
    lines: [
      `${TS} listing.places.1 is "header", which does not exist. Choose one of footer, personas.`,
    ],
  },
  ...texts({
    'a missing message': [
      ['hero.text', undefined],
      'hero.text (de) is missing. Write the message "landing.students.hero.text".',
    ],
    'an empty text': [['hero.text', ''], 'hero.text (de) is empty. Write the text.'],
    'HTML in a text': [
      ['hero.text', 'Fang mit {minimumContribution} <br>im Monat an.'],
      'hero.text (de) contains HTML, "<br>". Write plain text and the sign itself.',
    ],
    'an entity in a text': [
      ['hero.text', 'Fang mit {minimumContribution}&nbsp;im Monat an.'],
      'hero.text (de) contains HTML, "&nbsp;". Write plain text and the sign itself.',
    ],
    'a lone < in a text': [
      ['argument.text', 'Kosten < Ertrag'],
      'argument.text (de) contains HTML, "< Ertrag". Write plain text and the sign itself.',
    ],
    'an open brace': [
      ['argument.text', 'Mit {product'],
      'argument.text (de) cannot be read as an ICU message. Close every brace, and write a single word between two.',
    ],
    'a placeholder that nothing fills in': [
      ['argument.text', 'In {city} hast du Zeit.'],
      'argument.text (de) names {city}, which nothing fills in. Name {product}, {brand} or a claim of site/content/claims/claims.ts.',
    ],
    'a placeholder that every object has': [
      ['argument.text', 'Zeit {toString}.'],
      'argument.text (de) names {toString}, which nothing fills in. Name {product}, {brand} or a claim of site/content/claims/claims.ts.',
    ],
    'a figure in one language only': [
      ['hero.text', 'Fang an, wann du willst.'],
      'hero.text (de) names no figure, and English minimumContribution. Name the same figures in both languages.',
    ],
    'a typed figure of the ledger': [
      ['argument.text', 'Vorab bleiben 15\u00a0% frei.'],
      'argument.text (de) types a figure of the ledger, that of contractExemption or employerContribution. Name the claim that is meant, as in {contractExemption}.',
    ],
    'quotes of a typewriter': [
      ['argument.text', 'Das ist "Zeit".'],
      'argument.text (de) contains quotes of a typewriter or of the other language. Write “…” and ’ in English, „…“ and ’ in German.',
    ],
    'an article before the product': [
      ['argument.text', 'Mit der {product} hast du Zeit.'],
      'argument.text (de) gives the product or the brand a gender. Leave out the article: another brand’s name may have another gender.',
    ],
    'a long word in a large heading': [
      ['argument.title', 'Zeit ist dein Altersvorsorgekapital'],
      'argument.title (de) has a word that cannot break, "Altersvorsorgekapital". Put soft hyphens (U+00AD) into words of more than 10 letters.',
    ],
    'a title that is too long': [
      ['title', 'Private Altersvorsorge für Studierende und Auszubildende – {product}'],
      'title (de) has 75 characters. Write at most 60, figures and names filled in.',
    ],
    'a soft hyphen in a title': [
      ['title', 'Alters\u00advorsorge im Studium'],
      'title (de) contains a soft hyphen. Remove it: nothing is parted here.',
    ],
    'an empty description': [['description', ' '], 'description (de) is empty. Write the text.'],
    'a short description': [
      ['description', 'Für Studierende.'],
      'description (de) has 16 characters. Write at least 120, figures and names filled in.',
    ],
    'a long description': [
      ['description', 'Zeit '.repeat(33).trim()],
      'description (de) has 164 characters. Write at most 160, figures and names filled in.',
    ],
    'the title of another landing': [
      ['title', 'Private Altersvorsorge für Eltern – {product}'],
      'title (de) says the same as that of parents. Write another text.',
    ],
    'an unused point': [
      ['argument.point3.text', 'Niemand liest das.'],
      'argument.point3.text (de) is shown nowhere. Remove the message "landing.students.argument.point3.text", or name it in site/landings/students.ts.',
    ],
  }),
];

function point(number: number) {
  return {
    title: `landing.students.argument.point${number}.title`,
    text: `landing.students.argument.point${number}.text`,
  };
}

function section(kind: string) {
  const found = GOOD.landing.sections.find((candidate) => candidate.kind === kind);
  if (!found) throw new Error(`The good landing has no ${kind}.`);
  return found;
}

function withLanding(change: Partial<LandingDraft>): Draft {
  return { ...GOOD, landing: { ...GOOD.landing, ...change } };
}

function withProps(kind: string, props: Readonly<Record<string, unknown>>): Draft {
  const sections = GOOD.landing.sections.map((one) =>
    one.kind === kind ? { ...one, ...props } : one,
  );
  return withLanding({ sections });
}

function withText(locale: Locale, field: string, text: string | undefined): Draft {
  const { [`landing.students.${field}`]: _earlier, ...others } = GOOD.texts[locale];
  const own = text === undefined ? others : { ...others, [`landing.students.${field}`]: text };
  return { ...GOOD, texts: { ...GOOD.texts, [locale]: own } };
}

/** Without the messages whose field begins like this, so that none is unused. */
function withoutTextsOf(draft: Draft, ...starts: readonly string[]): Draft {
  const kept = (texts: Readonly<Record<string, string>>) =>
    Object.fromEntries(
      Object.entries(texts).filter(
        ([id]) => !starts.some((start) => id.startsWith(`landing.students.${start}`)),
      ),
    );
  return { ...draft, texts: { en: kept(draft.texts.en), de: kept(draft.texts.de) } };
}

/** The good landing under another name, its messages too. */
function renamed(name: string): Draft {
  const json = JSON.stringify(GOOD).replaceAll('landing.students.', `landing.${name}.`);
  return { ...JSON.parse(json), name };
}

/** Faults of the German address: the address, and what is said of it. */
function addresses(rows: Readonly<Record<string, readonly [address: string, line: string]>>) {
  return Object.entries(rows).map(([fault, [de, line]]): BadLanding => {
    const draft = withLanding({ path: { ...GOOD.landing.path, de } });
    return { fault, draft, lines: [`${TS} ${line}`] };
  });
}

/** Faults of a German text: its field and the text, and what is said of it. */
function texts(
  rows: Readonly<
    Record<string, readonly [text: readonly [string, string | undefined], line: string]>
  >,
) {
  return Object.entries(rows).map(([fault, [[field, text], line]]): BadLanding => {
    return { fault, draft: withText('de', field, text), lines: [`${DE} ${line}`] };
  });
}
