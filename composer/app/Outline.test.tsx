import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { landings } from '../../site/landings/index.ts';
import { getPageTexts } from '../../site/provider/page-texts.ts';
import { SiteProvider } from '../../site/provider/SiteProvider.tsx';
import { createDraft } from '../draft/create-draft.ts';
import { findProblems } from '../draft/find-problems.ts';
import { listCopies } from '../draft/to-dos.ts';

import { ComposerContext } from './composer-context.ts';
import { Outline } from './Outline.tsx';

const ignore = () => undefined;

test('every problem is counted in the part that its link opens', () => {
  const draft = createDraft('employees', 'students');
  const problems = findProblems(draft, landings);
  const copies = listCopies(draft, landings);
  const page = renderToStaticMarkup(
    <SiteProvider {...getPageTexts('fernblick', 'en')}>
      <ComposerContext
        value={{
          ...{ token: undefined, draft, problems, unchecked: undefined, copies, shown: [] },
          ...{ dispatch: ignore, open: ignore, leave: ignore, insert: ignore },
          ...{ refuse: ignore, announce: ignore },
        }}
      >
        <Outline selected="page" />
      </ComposerContext>
    </SiteProvider>,
  );
  const counts = [...page.matchAll(/>([^<>(]+) \((\d+)\)/g)].map(([, part, count]) => [
    part,
    Number(count),
  ]);
  expect(counts).toContainEqual(['Name, addresses and head', 8]);
  expect(counts.reduce((total, [, count]) => total + Number(count), 0)).toBe(problems.length);
});
