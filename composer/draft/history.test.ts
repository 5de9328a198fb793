import { describe, expect, test } from 'vitest';
import { inEachLanguage } from '../../site/i18n/in-each-language.ts';
import { type Draft, getField, moveEntry } from './draft.ts';
import { type Action, createHistory, reduceHistory } from './history.ts';

const DRAFT: Draft = {
  id: '1',
  name: 'students',
  landing: {
    path: inEachLanguage({ en: '/en/students.lp', de: '/de/studierende.lp' }),
    title: inEachLanguage({ en: 'Students', de: 'Studierende' }),
    sections: [
      {
        kind: 'hero',
        scene: 'swing',
        title: inEachLanguage({ en: 'Start early', de: 'Fang früh an' }),
      },
      { kind: 'infoPanel', bullets: ['infoPanel.fees', 'infoPanel.tax'] },
      { kind: 'faq', first: ['start', 'pause'], count: 2 },
    ],
  },
};

const draftAfter = (...actions: Action[]) =>
  actions.reduce(reduceHistory, createHistory(DRAFT)).draft;

describe('sections', () => {
  test.each([
    [2, 1, ['hero', 'faq', 'infoPanel']],
    [0, 2, ['infoPanel', 'faq', 'hero']],
  ])('move from place %i to %i', (from, to, order) => {
    expect(moveEntry(['hero', 'infoPanel', 'faq'], from, to)).toEqual(order);
  });

  test('are removed, and come back with their texts', () => {
    const value = DRAFT.landing.sections.slice(1);
    const remove = { type: 'set', path: ['sections'], value } as const;
    expect(draftAfter(remove).landing.sections).toEqual(value);
    expect(draftAfter(remove, { type: 'undo' })).toEqual(DRAFT);
  });
});

describe('what another tab writes', () => {
  const write = (en: string): Draft => ({
    ...DRAFT,
    landing: { ...DRAFT.landing, title: inEachLanguage({ en }) },
  });

  test('is one step, which undo takes back', () => {
    const [one, other] = ['P', 'Pe'].map((title) => ({
      type: 'follow' as const,
      draft: write(title),
    }));
    if (!one || !other) throw new Error('There are two.');
    expect(draftAfter(one, other)).toBe(other.draft);
    expect(draftAfter(one, other, { type: 'undo' })).toBe(DRAFT);
  });
});

describe('fields', () => {
  test('are edited at any depth', () => {
    const { landing } = draftAfter({ type: 'set', path: ['faq', 'first', 1], value: 'cost' });
    expect(getField(landing, ['faq', 'first'])).toEqual(['start', 'cost']);
  });

  test('appear when they get a value, and go when they lose it', () => {
    const set = { type: 'set', path: ['costs', 'person', 'age'], value: 30 } as const;
    const value = [...DRAFT.landing.sections, { kind: 'costs' }];
    const added = { type: 'set', path: ['sections'], value } as const;
    const person = (...actions: Action[]) =>
      getField(draftAfter(added, ...actions).landing, ['costs', 'person']);
    expect(person(set)).toEqual({ age: 30 });
    expect(person(set, { ...set, value: undefined })).toEqual({});
  });

  test('of the landing are edited like those of its sections', () => {
    const set = { type: 'set', path: ['title', 'en'], value: 'Pupils' } as const;
    expect(draftAfter(set).landing.title).toEqual({ en: 'Pupils', de: 'Studierende' });
  });
});

describe('undo', () => {
  const type = (value: string, locale: 'en' | 'de' = 'en'): Action => ({
    type: 'set',
    path: ['hero', 'title', locale],
    value,
  });
  const title = ({ landing }: Draft, locale: 'en' | 'de' = 'en') =>
    getField(landing, ['hero', 'title', locale]);

  test('takes back what was typed in one place at once', () => {
    expect(title(draftAfter(type('S'), type('Sa'), { type: 'undo' }))).toBe('Start early');
  });

  test('takes back place by place', () => {
    const draft = draftAfter(type('Save'), type('Spar', 'de'), { type: 'undo' });
    expect(title(draft)).toBe('Save');
    expect(title(draft, 'de')).toBe('Fang früh an');
  });

  test('can be redone until something else is changed', () => {
    expect(title(draftAfter(type('Save'), { type: 'undo' }, { type: 'redo' }))).toBe('Save');
    const other = { type: 'set', path: ['path', 'en'], value: '/en/x' } as const;
    expect(title(draftAfter(type('Save'), { type: 'undo' }, other, { type: 'redo' }))).toBe(
      'Start early',
    );
  });

  test('does nothing at the beginning, redo nothing at the end', () => {
    expect(draftAfter({ type: 'undo' }, { type: 'redo' })).toEqual(DRAFT);
  });
});
