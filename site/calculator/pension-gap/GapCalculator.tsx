import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { useSettled } from '../../../design-system/behaviour/useSettled.ts';
import { oneColumn } from '../../../design-system/styles/one-column.ts';
import { visuallyHidden } from '../../../design-system/styles/visually-hidden.ts';
import { Text } from '../../../design-system/text/Text/Text.tsx';
import { island } from '../../islands/island.tsx';
import { useText } from '../../provider/useText.ts';
import { CloseGap } from './CloseGap.tsx';
import { GapFigureList } from './GapFigureList.tsx';
import { GapTable } from './GapTable.tsx';
import { makeGapFigures } from './gap-figures.ts';
import { IncomeChart } from './IncomeChart.tsx';
import { PersonForm } from './PersonForm.tsx';
import { findInvalidFields, type Person } from './person-fields.ts';

interface GapCalculatorProps {
  /** Whom the form opens with. */
  person: Person;
}

/** The pension gap of whoever the form describes. With an impossible value the last result stays. */
export const GapCalculator = island('pensionGap', GapCalculatorView);

function GapCalculatorView({ person: opening }: GapCalculatorProps) {
  const t = useText();
  const [{ person, shown }, setState] = useState({ person: opening, shown: opening });
  const invalid = findInvalidFields(person);
  const figures = makeGapFigures(shown);
  const verdict = t('pensionGap.calculator.verdict', figures.words);
  const announced = useSettled(verdict);

  const change = (part: Partial<Person>) => {
    const next = { ...person, ...part };
    setState({ person: next, shown: findInvalidFields(next).size > 0 ? shown : next });
  };
  return (
    <Layout>
      <Example>
        <PersonForm {...{ person, invalid }} onChange={change} />
        <Picture>
          <Text variant="lead">{verdict}</Text>
          <IncomeChart figures={figures} />
        </Picture>
      </Example>
      <Outcome>
        <GapFigureList words={figures.words} />
        <CloseGap figures={figures} person={shown} />
      </Outcome>
      <GapTable words={figures.words} />
      <Spoken role="status" data-part="announcement">
        {announced}
      </Spoken>
    </Layout>
  );
}

const Layout = styled('div')(({ theme }) => ({
  ...oneColumn,
  position: 'relative',
  gap: theme.vars.space.m,
  [theme.breakpoints.up('sm')]: { gap: theme.vars.space.l },
}));

/** Who it is and what is missing then: side by side where a drawing has room beside the form. */
const Example = styled('div')(({ theme }) => ({
  ...oneColumn,
  gap: theme.vars.space.m,
  [theme.breakpoints.up('lg')]: {
    gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 8fr)',
    columnGap: theme.vars.space.xxl,
    alignItems: 'start',
  },
}));

const Picture = styled('div')(({ theme }) => ({ ...oneColumn, gap: theme.vars.space.m }));

/** The saving that it takes, and how to go on: side by side where there is room. */
const Outcome = styled('div')(({ theme }) => ({
  ...oneColumn,
  alignItems: 'start',
  gap: theme.vars.space.m,
  [theme.breakpoints.up('md')]: {
    gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 1fr)',
    columnGap: theme.vars.space.xxl,
  },
}));

const Spoken = styled('span')(visuallyHidden);
