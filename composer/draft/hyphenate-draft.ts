import { mapValues } from '../../lib/objects.ts';
import { listOwnTexts } from '../../site/landings/check/landing-problems.ts';
import { hyphenate } from '../../tools/landing/hyphenate.ts';
import { type Draft, parsePath, setField } from './draft.ts';

/** A draft with soft hyphens where large headings need some, so that nobody has to type them. */
export function hyphenateDraft(draft: Draft): Draft {
  const landing = listOwnTexts(draft.landing)
    .filter(({ rule }) => rule.hyphens === 'required')
    .reduce(
      (changed, { field, text }) => setField(changed, parsePath(field), mapValues(text, hyphenate)),
      draft.landing,
    );
  return { ...draft, landing };
}
