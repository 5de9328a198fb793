import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { createRecord } from '../../lib/objects.ts';
import { landings, listLandings } from '../landings/index.ts';
import { Pictures } from '../pictures/pictures.ts';
import { PersonaPages } from '../provider/PersonaPages.ts';
import { getPageTexts } from '../provider/page-texts.ts';
import { SiteProvider } from '../provider/SiteProvider.tsx';
import { type Field, formatLabel } from './field.ts';
import { SectionView } from './SectionView.tsx';
import { SECTIONS, type Section } from './sections.ts';

/** Shows only in a build with experiments. */
const SHOWN_ELSEWHERE = ['hero.hasExperiments'];

/** What a landing may say and none does. */
const SAID_NOWHERE: Readonly<Record<string, unknown>> = {
  'faq.ownQuestions': ['One', 'Other'].map((en) => ({
    question: { en, de: en },
    answer: { en, de: en },
  })),
  'argument.picture': {
    ...{ file: 'one.jpg', focus: { x: 50, y: 50 } },
    ...{ alt: { en: 'A desk', de: 'Ein Tisch' }, credit: { en: 'Photo: A', de: 'Foto: A' } },
  },
};

const PICTURES = createRecord(['one.jpg', 'other.jpg'], (file) => ({
  sources: { avif: `${file}.avif 400w` },
  img: { src: file, w: 400, h: 300 },
}));

const sections = Object.values(landings).flatMap((landing) => landing.sections);
const kinds = Object.entries(SECTIONS).flatMap(([kind, { schema }]) =>
  Object.entries<Field>(schema.fields).map(([name, field]) => ({ kind, name, field })),
);

test.each(kinds.filter(({ kind, name }) => !SHOWN_ELSEWHERE.includes(`${kind}.${name}`)))(
  'the view of $kind reads $name',
  ({ kind, name, field }) => {
    const example = SAID_NOWHERE[`${kind}.${name}`];
    const section = sections
      .map((one) => (example && one.kind === kind ? { ...one, [name]: example } : one))
      .find((one) => one.kind === kind && name in one);
    if (!section)
      throw new Error(
        `No landing says ${kind}.${name}. Use it in one, or take it out of the section’s definition.`,
      );
    const other = { ...section, [name]: change(field, Reflect.get(section, name)) };
    expect(htmlOf(other)).not.toBe(htmlOf(section));
  },
);

test('a field is named as people read it', () => {
  expect(formatLabel('grossMonthlyIncome')).toBe('Gross monthly income');
  expect(formatLabel('probabilityRetireAt62')).toBe('Probability retire at 62');
});

/** Another value of a field. */
function change(field: Field, value: unknown): unknown {
  switch (field.type) {
    case 'optional':
      return field.of.type === 'choice' ? undefined : change(field.of, value);
    case 'text':
      return { en: 'Other words', de: 'Andere Worte' };
    case 'choice':
      return field.values.find((known) => known !== value);
    case 'number':
      return value === field.min ? field.min + field.step : field.min;
    case 'flag':
      return !value;
    case 'picture':
      return 'other.jpg';
    case 'list':
      return Array.isArray(value) ? value.toReversed() : [];
    case 'group': {
      const [[name, part] = []] = Object.entries(field.fields).filter(
        ([key]) => key in Object(value),
      );
      return name && part ? { ...Object(value), [name]: change(part, Object(value)[name]) } : {};
    }
  }
}

/** The HTML of a section, or why it cannot be shown: a view that refuses a value has read it. */
function htmlOf(section: Section): string {
  try {
    return renderToStaticMarkup(
      <SiteProvider {...getPageTexts('fernblick', 'en')}>
        <PersonaPages value={listLandings('personas')}>
          <Pictures value={PICTURES}>
            <SectionView section={section} />
          </Pictures>
        </PersonaPages>
      </SiteProvider>,
    );
  } catch (error) {
    return String(error);
  }
}
