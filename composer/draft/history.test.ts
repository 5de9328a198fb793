import { describe, expect, test } from 'vitest';
import { type Draft, valueAt } from './draft.ts';
import { type Action, createHistory, reduceHistory } from './history.ts';

const DRAFT: Draft = {
  name: 'students',
  path: { en: '/en/students.lp', de: '/de/studierende.lp' },
  title: { en: 'Students', de: 'Studierende' },
  description: { en: 'Small amounts', de: 'Kleine Beträge' },
  sections: [
    { kind: 'hero', scene: 'swing', title: { en: 'Start early', de: 'Fang früh an' } },
    { kind: 'infoPanel', bullets: ['infoPanel.fees', 'infoPanel.tax'] },
    { kind: 'faq', first: ['start', 'pause'], count: 2 },
  ],
};

const draftAfter = (...steps: Action[]) => steps.reduce(reduceHistory, createHistory(DRAFT)).draft;
const kinds = ({ sections }: Draft) => sections.map(({ kind }) => kind);

describe('sections', () => {
  test('are added where they are wanted', () => {
    const draft = draftAfter({ type: 'add', section: { kind: 'costs' }, at: 1 });
    expect(kinds(draft)).toEqual(['hero', 'costs', 'infoPanel', 'faq']);
  });

  test('move up and down', () => {
    expect(kinds(draftAfter({ type: 'move', kind: 'faq', to: 1 }))).toEqual([
      'hero',
      'faq',
      'infoPanel',
    ]);
    expect(kinds(draftAfter({ type: 'move', kind: 'hero', to: 2 }))).toEqual([
      'infoPanel',
      'faq',
      'hero',
    ]);
  });

  test('are removed, and come back as they were', () => {
    const gone = draftAfter({ type: 'remove', kind: 'hero' });
    expect(kinds(gone)).toEqual(['infoPanel', 'faq']);
    expect(draftAfter({ type: 'remove', kind: 'hero' }, { type: 'undo' })).toEqual(DRAFT);
  });
});

describe('fields', () => {
  test('are edited at any depth', () => {
    const { sections } = draftAfter({
      type: 'field',
      of: 'faq',
      field: ['first', 1],
      value: 'cost',
    });
    expect(valueAt(sections[2], ['first'])).toEqual(['start', 'cost']);
  });

  test('appear when they get a value, and go when they lose it', () => {
    const set = { type: 'field', of: 'costs', field: ['person', 'age'], value: 30 } as const;
    const added = { type: 'add', section: { kind: 'costs' }, at: 3 } as const;
    expect(draftAfter(added, set).sections[3]).toEqual({ kind: 'costs', person: { age: 30 } });
    expect(draftAfter(added, set, { ...set, value: undefined }).sections[3]).toEqual({
      kind: 'costs',
      person: {},
    });
  });

  test('cannot change the kind of a section', () => {
    const change = { type: 'field', of: 'faq', field: ['kind'], value: 'hero' } as const;
    expect(kinds(draftAfter(change))).toEqual(kinds(DRAFT));
  });
});

test('the fields of the page itself are edited alike', () => {
  const change = { type: 'field', of: 'page', field: ['title', 'de'], value: 'Azubis' } as const;
  expect(draftAfter(change).title).toEqual({ en: 'Students', de: 'Azubis' });
});

describe('undo', () => {
  const type = (text: string, locale: 'en' | 'de' = 'en'): Action => ({
    type: 'field',
    of: 'hero',
    field: ['title', locale],
    value: text,
  });
  const title = ({ sections }: Draft, locale = 'en') => valueAt(sections[0], ['title', locale]);

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
    const other = { type: 'name', name: 'pupils' } as const;
    expect(title(draftAfter(type('Save'), { type: 'undo' }, other, { type: 'redo' }))).toBe(
      'Start early',
    );
  });

  test('does nothing at the beginning, redo nothing at the end', () => {
    expect(draftAfter({ type: 'undo' }, { type: 'redo' })).toEqual(DRAFT);
  });
});
