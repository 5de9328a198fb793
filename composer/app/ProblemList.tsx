import LinearProgress from '@mui/material/LinearProgress';
import Link from '@mui/material/Link';
import { Text } from '../../design-system/text/Text/Text.tsx';
import { LOCALES } from '../../site/i18n/locales.ts';
import { listOwnTexts } from '../../site/landings/check/landing-problems.ts';
import { describePlace, formatProblem } from '../draft/describe-field.ts';
import { getControlId, textControlId, useComposer } from './composer-context.ts';
import { Column, PlainList } from './layout.tsx';

/** How far the landing is, and what keeps it from being saved, each with a link to its field. */
export function ProblemList() {
  const { draft, problems, shown, open } = useComposer();
  const wrong = new Set(problems.map(getControlId));
  const texts = listOwnTexts(draft.landing).flatMap(({ field }) =>
    LOCALES.map((locale) => textControlId(field, locale)),
  );
  const ready = texts.filter((id) => !wrong.has(id)).length;
  return (
    <Column>
      <Text variant="label" component="h2" id="problems" tabIndex={-1}>
        {problems.length === 0 ? 'Nothing to do: it can be saved' : `${problems.length} to do`}
      </Text>
      <Text variant="note" id="progress">
        {ready} of {texts.length} texts are ready
      </Text>
      <LinearProgress
        variant="determinate"
        value={(100 * ready) / texts.length}
        aria-labelledby="progress"
      />
      <PlainList aria-labelledby="problems">
        {shown.map((problem) => (
          <li key={`${getControlId(problem)} ${problem.problem}`}>
            <Text variant="note">
              <Link component="button" onClick={() => open({ ...problem })}>
                {describePlace(problem)}
              </Link>{' '}
              {formatProblem(problem)}
            </Text>
          </li>
        ))}
      </PlainList>
    </Column>
  );
}
