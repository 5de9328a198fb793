import LinearProgress from '@mui/material/LinearProgress';
import Link from '@mui/material/Link';
import { Text } from '../../design-system/text/Text/Text.tsx';
import { LOCALES } from '../../site/i18n/locales.ts';
import { listOwnTexts } from '../../site/landings/check/landing-problems.ts';
import { describePlace } from '../draft/describe-field.ts';
import { listToDos } from '../draft/to-dos.ts';
import { getControlId, textControlId, useComposer } from './composer-context.ts';
import { Column, PlainList } from './layout.tsx';

/** How far the landing is, and what keeps it from being saved: each leads to its field. */
export function ProblemList() {
  const { draft, problems, unchecked, copies, open } = useComposer();
  const unready = new Set([...problems, ...copies].map(getControlId));
  const texts = listOwnTexts(draft.landing).flatMap(({ field }) =>
    LOCALES.map((locale) => textControlId(field, locale)),
  );
  const ready = texts.filter((id) => !unready.has(id)).length;
  const others = [...new Set(copies.map(({ of }) => of))].join(' and ');
  return (
    <Column>
      <Text variant="label" component="h2" id="problems" tabIndex={-1}>
        {formatState(problems.length, unchecked)}
      </Text>
      <Text variant="note" id="progress">
        {ready} of {texts.length} texts are ready
        {others && `, ${copies.length} are still those of ${others}`}
      </Text>
      <LinearProgress
        variant="determinate"
        value={(100 * ready) / texts.length}
        aria-labelledby="progress"
      />
      <PlainList aria-labelledby="problems">
        {listToDos(problems, copies).map(({ place, words }) => (
          <li key={`${getControlId(place)} ${words}`}>
            <Text variant="note">
              <Link component="button" onClick={() => open({ ...place })}>
                {describePlace(place)}
              </Link>{' '}
              {words}
            </Text>
          </li>
        ))}
      </PlainList>
    </Column>
  );
}

function formatState(count: number, unchecked: string | undefined): string {
  if (count > 0) return `${count} to do`;
  return unchecked ?? 'Nothing to do: it can be saved';
}
