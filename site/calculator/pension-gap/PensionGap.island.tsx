import styled from '@emotion/styled';
import { useIntl } from 'react-intl';
import { Statistic } from '../../../design-system/cards/Statistic/Statistic.tsx';
import { ems, fitted } from '../../../design-system/styles/lengths.ts';
import { oneColumn } from '../../../design-system/styles/one-column.ts';
import { rule } from '../../../design-system/styles/rule.ts';
import { visuallyHidden } from '../../../design-system/styles/visually-hidden.ts';
import { Text } from '../../../design-system/text/Text/Text.tsx';
import { PlainHtml } from '../../islands/PlainHtml.tsx';
import { useSettled } from '../useSettled.ts';
import { CloseGap } from './CloseGap.tsx';
import { GapTable } from './GapTable.tsx';
import { makeGapFigures } from './gap-figures.ts';
import { IncomeChart } from './IncomeChart.tsx';
import { PersonForm } from './PersonForm.tsx';
import { findInvalidFields, type Person } from './person.ts';
import { usePerson } from './usePerson.ts';

interface PensionGapCalculatorProps {
  /** Whom the form opens with. */
  person: Person;
}

/** The pension gap of whoever the form describes. With an impossible value the last result stays. */
export default function PensionGapCalculator({ person: opening }: PensionGapCalculatorProps) {
  const intl = useIntl();
  const [{ person, shown, adjusted }, change] = usePerson(opening);
  const invalid = findInvalidFields(person);
  const figures = makeGapFigures(shown);
  const { words } = figures;
  const verdict = intl.formatMessage({ id: 'pensionGap.calculator.verdict' }, words);
  const announced = useSettled(verdict);
  return (
    <Layout>
      <Example>
        <PersonForm {...{ person, invalid, adjusted }} onChange={change} />
        <Picture>
          <Text variant="lead">{verdict}</Text>
          <div>
            <IncomeChart figures={figures} />
            <Text variant="note" tone="secondary">
              {intl.formatMessage({ id: 'pensionGap.calculator.chart.unit' })}
            </Text>
          </div>
        </Picture>
      </Example>
      <Outcome>
        <GapFigure
          value={words.capitalRounded}
          label={intl.formatMessage({ id: 'pensionGap.calculator.figure.capital' }, words)}
        />
        <Onward>
          <GapFigure
            value={words.saving}
            label={intl.formatMessage({ id: 'pensionGap.calculator.figure.saving' }, words)}
          />
          <CloseGap figures={figures} person={shown} />
        </Onward>
      </Outcome>
      <Explanations>
        <GapTable words={words} />
        <PlainHtml />
      </Explanations>
      <Spoken role="status" data-part="announcement">
        {announced}
      </Spoken>
    </Layout>
  );
}

/** One price of closing the gap: capital at retirement, or saving until then. */
function GapFigure(figure: { value: string; label: string }) {
  return (
    <List>
      <Statistic {...figure} />
    </List>
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

/** The capital and the saving that it takes, and how to go on: on the columns of the example. */
const Outcome = styled('div')(({ theme }) => ({
  display: 'grid',
  alignItems: 'start',
  gap: theme.vars.space.m,
  gridTemplateColumns: `repeat(auto-fit, minmax(max(${ems(8)}, 50% - ${theme.vars.space.l}), 1fr))`,
  [theme.breakpoints.up('md')]: {
    gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 8fr)',
    columnGap: theme.vars.space.xxl,
  },
}));

const List = styled('dl')(({ theme }) => ({
  paddingBlockStart: theme.vars.space.s,
  borderBlockStart: rule(theme),
  containerType: 'inline-size',
  '& > div > dt': theme.typography.note,
  // A figure has no place to break: at twice the text size it takes the width it has.
  '& > div > dd': { fontSize: fitted(theme.typography.figure.fontSize, 18) },
}));

const Onward = styled('div')(({ theme }) => ({
  display: 'contents',
  [theme.breakpoints.up('md')]: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
    alignItems: 'start',
    columnGap: theme.vars.space.l,
  },
}));

/** The figures as a table and how they come about: side by side where there is room. */
const Explanations = styled('div')(({ theme }) => ({
  ...oneColumn,
  paddingBlockStart: theme.vars.border.thin,
  // Where two meet they share a line.
  '& > *': { marginBlockStart: `calc(-1 * ${theme.vars.border.thin})` },
  [theme.breakpoints.up('md')]: {
    gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
    alignItems: 'start',
    columnGap: theme.vars.space.l,
  },
}));

const Spoken = styled('span')(visuallyHidden);
