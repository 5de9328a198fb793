import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { getLandingFile } from '../../site/landings/landing-file.ts';
import { turnWords } from '../../tools/landing/turn-words.fixture.ts';
import { runOrThrow } from '../../tools/process/run.ts';

/** Something that people add to the project, each in a folder with a copy of it. */
export const ADDITIONS: Readonly<Record<string, (folder: string) => Promise<void>>> = {
  'a scene': async (folder) => {
    const drawings = 'design-system/drawings/Scene';
    edit(folder, `${drawings}/drawings.ts`, (text) =>
      text.replace(/^ {2}desk: (.*)$/m, '$&\n  campus: $1'),
    );
    const desk = readFileSync(join(folder, `${drawings}/drawings/desk.svg`), 'utf8');
    writeFileSync(join(folder, `${drawings}/drawings/campus.svg`), desk);
    await runOrThrow('node tools/landing.ts schema', folder);
  },
  'a landing from employees': (folder) =>
    addLanding(folder, 'students', 'employees', {
      listing: list('Students', 'Studierende', ['footer']),
    }),
  'a landing with the title of a fixture': (folder) =>
    addLanding(folder, 'studies', 'parents', {
      title: {
        en: 'Private pension for students – {product}',
        de: 'Altersvorsorge im Studium – {product}',
      },
      listing: list('Studies', 'Studium', ['footer']),
    }),
  'a landing that is reached by its address only': (folder) =>
    addLanding(folder, 'campaign', 'expats', {}),
  'an eighth persona': (folder) =>
    addLanding(folder, 'trainees', 'self-employed', {
      listing: list('Trainees', 'Auszubildende', ['footer', 'personas']),
      scene: 'campus',
    }),
  'a kind of section': async (folder) => {
    await scaffold(folder, 'section Team');
    const words = text('Who we are', 'Wer wir sind');
    const team = { kind: 'team', title: words, lead: words };
    await editSections(folder, 'expats', (sections) => [...sections, team]);
  },
  'a photo of its own': async (folder) => {
    await runOrThrow('node tools/landing.ts picture stories/pictures/valley.jpg', folder);
    const said = { alt: text('A valley', 'Ein Tal'), credit: text('Photo: A', 'Foto: A') };
    const picture = { file: 'valley.jpg', ...said, focus: { x: 50, y: 50 } };
    await editSections(folder, 'expats', (sections) =>
      sections.map((section) => (section.kind === 'argument' ? { ...section, picture } : section)),
    );
  },
  'a component': (folder) => scaffold(folder, 'component Callout text'),
  'a token in the middle of a file': async (folder) => {
    edit(folder, 'tokens/semantic.tokens.json', (text) =>
      text.replace(
        '      "tint": {',
        `      "shade": {
        "$value": "{brand.deep.100}",
        "$description": "A shade for a test."
      },
      "tint": {`,
      ),
    );
    await runOrThrow('node tools/tokens.ts --ids', folder);
  },
  'a question': async (folder) => {
    editJson(folder, 'site/content/faq.json', (questions) => ({
      ...questions,
      meeting: {
        topics: ['start'],
        question: { en: 'Can I ask somebody?', de: 'Kann ich jemanden fragen?' },
        answer: {
          en: ['Yes, by phone, on every day of the week.'],
          de: ['Ja, am Telefon, an jedem Tag der Woche.'],
        },
      },
    }));
    await runOrThrow('biome check --write site/content/faq.json', folder);
    await runOrThrow('node tools/landing.ts schema', folder);
  },
  'a third brand': (folder) => scaffold(folder, 'brand acme'),
};

/** What people add that the check of landings says no to, and the sentence with which it does. */
export const REFUSALS: Readonly<
  Record<string, { add: (folder: string) => Promise<void>; sentence: string }>
> = {
  'a name of a person that no dictionary has': {
    add: async (folder) =>
      edit(folder, getLandingFile('expats'), (text) =>
        text.replace(/("title": \{\s+"en": ")(?!.*product)/, '$1Okoye: '),
      ),
    sentence: 'says “Okoye”, which no dictionary has. Correct it, or add it to',
  },
  'a persona with the picture of another': {
    add: (folder) =>
      addLanding(folder, 'trainees', 'employees', {
        listing: list('Trainees', 'Auszubildende', ['personas']),
      }),
    sentence: 'is "desk", the picture of employees among the cards of the home page',
  },
};

/** A landing made from another, whose texts have the same words in another order. */
async function addLanding(
  folder: string,
  name: string,
  from: string,
  { scene, ...head }: { scene?: string; [field: string]: unknown },
): Promise<void> {
  await runOrThrow(`node tools/landing.ts new ${name} --from ${from}`, folder);
  editJson(folder, getLandingFile(name), ({ sections, ...landing }) => ({
    ...Object(turnWords(landing)),
    ...head,
    sections: Object(turnWords(sections)).map((section: { kind: string }) =>
      section.kind === 'hero' && scene ? { ...section, scene } : section,
    ),
  }));
  await runOrThrow(`biome check --write ${getLandingFile(name)}`, folder);
}

async function editSections(
  folder: string,
  name: string,
  change: (sections: readonly { kind: string }[]) => readonly object[],
): Promise<void> {
  editJson(folder, getLandingFile(name), ({ sections, ...landing }) => ({
    ...landing,
    sections: change(Object(sections)),
  }));
  await runOrThrow(`biome check --write ${getLandingFile(name)}`, folder);
}

function list(en: string, de: string, places: readonly string[]) {
  const words = text(`Pages for ${en}.`, `Seiten für ${de}.`);
  return { position: 9, places, title: text(en, de), text: words };
}

function text(en: string, de: string) {
  return { en, de };
}

async function scaffold(folder: string, args: string): Promise<void> {
  await runOrThrow(`node tools/scaffold.ts ${args}`, folder);
}

function editJson(
  folder: string,
  file: string,
  change: (content: Record<string, unknown>) => unknown,
): void {
  edit(folder, file, (text) => `${JSON.stringify(change(JSON.parse(text)), null, 2)}\n`);
}

function edit(folder: string, file: string, change: (text: string) => string): void {
  const before = readFileSync(join(folder, file), 'utf8');
  const after = change(before);
  if (after === before) throw new Error(`Nothing to change in ${file}.`);
  writeFileSync(join(folder, file), after);
}
