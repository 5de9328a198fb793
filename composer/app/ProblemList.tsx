import Link from '@mui/material/Link';
import { Text } from '../../design-system/text/Text/Text.tsx';
import type { Problem } from '../../site/landings/check/problem.ts';
import { problemText, useComposer } from './composer-context.ts';
import { Column, PlainList } from './layout.tsx';

/** Everything that keeps the landing from being saved, each with a link to its field. */
export function ProblemList({ onOpen }: { onOpen: (problem: Problem) => void }) {
  const { problems } = useComposer();
  return (
    <Column>
      <Text variant="label" component="h2" id="problems">
        {problems.length === 0 ? 'No problems: it can be saved' : `Problems (${problems.length})`}
      </Text>
      <PlainList aria-labelledby="problems">
        {problems.map((problem) => {
          const { field, locale } = problem;
          const name = locale ? `${field} (${locale})` : field;
          return (
            <li key={`${name} ${problem.problem}`}>
              <Text variant="note">
                <Link component="button" onClick={() => onOpen(problem)}>
                  {name}
                </Link>{' '}
                {problemText(problem)}
              </Text>
            </li>
          );
        })}
      </PlainList>
    </Column>
  );
}
