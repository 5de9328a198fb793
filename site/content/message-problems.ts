import { readFileSync } from 'node:fs';
import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser';
import { listTextsIn } from '../i18n/list-texts-in.ts';
import { LOCALES, type Locale } from '../i18n/locales.ts';
import { messages } from '../i18n/messages/index.ts';
import { showsBrace } from '../i18n/shows-brace.ts';
import { faq } from './faq.ts';
import { namePlace } from './name-place.ts';

type Texts = Readonly<Record<string, string>>;

/**
 * One line for every message that is missing in a language, and for every message and question that is empty,
 * cannot be read, shows a brace to visitors, or takes other values than in the first language: its file, line and id.
 */
export function listMessageProblems(texts: Readonly<Record<Locale, Texts>> = messages): string[] {
  const questions = { ...texts };
  for (const locale of LOCALES)
    questions[locale] = Object.fromEntries(listTextsIn({ faq }, locale));
  return [
    ...listProblems(texts, (id, locale) => {
      const file = `site/i18n/messages/${locale}.json`;
      return `${file}:${findLine(file, id)}`;
    }),
    ...listProblems(questions, nameQuestion),
  ];
}

/** `faq.start.answer.0` is the first paragraph of the answer in a language. */
function nameQuestion(id: string, locale: Locale): string {
  const [, key = '', part = '', ...rest] = id.split('.');
  return `${namePlace('faq.json', [key, part, locale, ...rest])} (${locale})`;
}

type FindPlace = (id: string, locale: Locale) => string;

function listProblems(texts: Readonly<Record<Locale, Texts>>, findPlace: FindPlace): string[] {
  const ids = new Set(LOCALES.flatMap((locale) => Object.keys(texts[locale])));
  return [...ids].flatMap((id) => {
    const written = LOCALES.filter((locale) => id in texts[locale]);
    const describe = (locale: Locale, problem: string) =>
      `${findPlace(id, locale)} ${id} ${problem}`;
    const missing = LOCALES.filter((locale) => !written.includes(locale)).map((locale) =>
      describe(written[0] ?? locale, `has no text in ${locale}. Write it there, too.`),
    );
    const broken = written.flatMap((locale) => {
      const problem = findFault(texts[locale][id] ?? '');
      return problem ? describe(locale, problem) : [];
    });
    if (broken.length > 0) return [...missing, ...broken];
    const [first, ...others] = written.map((locale) => ({
      locale,
      values: listValues(texts[locale][id] ?? ''),
    }));
    const different = others
      .filter(({ values }) => values !== first?.values)
      .map(({ locale, values }) =>
        describe(
          locale,
          `takes ${values} where ${first?.locale} takes ${first?.values}. Name the same in each language.`,
        ),
      );
    return [...missing, ...different];
  });
}

function findFault(text: string): string | undefined {
  if (text.trim() === '') return 'is empty. Write the text.';
  try {
    return showsBrace(parse(text))
      ? 'shows a brace to visitors. Write one before and one behind a name, as in {product}.'
      : undefined;
  } catch {
    return 'cannot be read as an ICU message. Close every brace and tag, and give each plural and select `other`.';
  }
}

/** The values that a text takes, and its tags; `{product}` and `{brand}` are always available. */
function listValues(text: string): string {
  const names = new Set<string>();
  const collect = (elements: readonly MessageFormatElement[]): void => {
    for (const element of elements) {
      if (element.type !== TYPE.literal && element.type !== TYPE.pound) names.add(element.value);
      if (element.type === TYPE.tag) collect(element.children);
      if (element.type === TYPE.select || element.type === TYPE.plural)
        for (const { value } of Object.values(element.options)) collect(value);
    }
  };
  collect(parse(text));
  const own = [...names].filter((name) => name !== 'product' && name !== 'brand');
  return own.toSorted().join(', ') || 'no value';
}

function findLine(file: string, id: string): number {
  const source = readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8');
  return source.slice(0, source.indexOf(`"${id}":`)).split('\n').length;
}
