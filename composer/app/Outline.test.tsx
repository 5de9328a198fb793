import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { SiteProvider } from '../../site/provider/SiteProvider.tsx';
import { textFor } from '../../site/provider/text-for.ts';
import { createDraft } from '../draft/create-draft.ts';
import { findProblems } from '../draft/written.ts';
import { ComposerContext } from './composer-context.ts';
import { Outline } from './Outline.tsx';

test('every problem is counted in the part that its link opens', () => {
  const draft = createDraft('employees', 'students');
  const problems = findProblems(draft);
  const page = renderToStaticMarkup(
    <SiteProvider brand="fernblick" locale="en" t={textFor('fernblick', 'en')}>
      <ComposerContext value={{ draft, problems, dispatch: () => undefined }}>
        <Outline owner="page" onOpen={() => undefined} />
      </ComposerContext>
    </SiteProvider>,
  );
  const counts = [...page.matchAll(/>([^<>(]+) \((\d+)\)</g)].map(([, part, count]) => [
    part,
    Number(count),
  ]);
  expect(counts).toContainEqual(['Name, addresses and head', 6]);
  expect(counts.reduce((total, [, count]) => total + Number(count), 0)).toBe(problems.length);
});
