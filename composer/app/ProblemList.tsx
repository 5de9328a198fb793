import Link from '@mui/material/Link';
import { type Dispatch, useEffect, useState } from 'react';
import { Text } from '../../design-system/text/Text/Text.tsx';
import type { Problem } from '../../site/landings/check/problem.ts';
import {
  findPart,
  formatProblem,
  type Part,
  textControlId,
  useComposer,
} from './composer-context.ts';
import { Column, PlainList } from './layout.tsx';

/** Everything that keeps the landing from being saved, each with a link to its field. */
export function ProblemList({ onOpen }: { onOpen: Dispatch<Part> }) {
  const { problems } = useComposer();
  const [opened, setOpened] = useState<Problem>();
  // After the fields of that part are there.
  useEffect(() => {
    if (opened) findControl(opened)?.focus();
  }, [opened]);
  const open = (problem: Problem) => {
    onOpen(findPart(problem));
    setOpened({ ...problem });
  };
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
                <Link component="button" onClick={() => open(problem)}>
                  {name}
                </Link>{' '}
                {formatProblem(problem)}
              </Text>
            </li>
          );
        })}
      </PlainList>
    </Column>
  );
}

/** The control of the field, or the nearest that contains it. */
function findControl({ field, locale }: Problem): HTMLElement | null {
  const steps = field.split('.');
  const names = steps.map((_, at) => steps.slice(0, steps.length - at).join('.'));
  const ids = [...(locale ? [textControlId(field, locale)] : []), ...names];
  const found = ids.map((id) => document.getElementById(id));
  return found.find((element) => element) ?? null;
}
