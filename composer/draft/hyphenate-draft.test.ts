import { expect, test } from 'vitest';
import { LANDING_NAMES, landings } from '../../site/landings/index.ts';
import { openLanding } from './create-draft.ts';
import { applyChange, getField } from './draft.ts';
import { findProblems } from './find-problems.ts';
import { hyphenateDraft } from './hyphenate-draft.ts';

test('nobody has to say where a long word of a heading is parted', () => {
  const title = { en: 'Save internationally', de: 'Zwei Versorgungswerke, eine Rentenlücke' };
  const path = ['hero', 'title'];
  const draft = applyChange(openLanding('employees'), { type: 'set', path, value: title });
  const problemsOf = (written: typeof draft) =>
    findProblems(written, landings).filter(({ problem }) => problem.includes('cannot break'));
  expect(problemsOf(draft)).not.toEqual([]);
  expect(problemsOf(hyphenateDraft(draft))).toEqual([]);
  expect(getField(draft.landing, path), 'what is written stays as it was typed').toEqual(title);
});

test.each(LANDING_NAMES)('%s, which has its own, stays as it is', (name) => {
  const draft = openLanding(name);
  expect(hyphenateDraft(draft)).toEqual(draft);
});
