import styled from '@emotion/styled';
import { type ReactNode, type RefObject, useId } from 'react';
import { useIntl } from 'react-intl';
import { ResponsiveDisclosure } from '../../../../design-system/disclosure/ResponsiveDisclosure/ResponsiveDisclosure.tsx';
import { ems } from '../../../../design-system/styles/lengths.ts';
import { visuallyHidden } from '../../../../design-system/styles/visually-hidden.ts';
import { Text } from '../../../../design-system/text/Text/Text.tsx';
import { mergeInputs, resolveRequest } from '../../client/engine-request.ts';
import { type CustomKey, makeOverrides } from '../assumptions/assumption-table.ts';
import type { AssumptionTexts } from '../assumptions/format-assumptions.ts';
import { listChanges } from '../assumptions/preset-changes.ts';
import {
  type ComparisonAction,
  type ComparisonState,
  leavesAYear,
} from '../state/comparison-state.ts';
import { getCompetitorKind, isAsked } from '../state/competitor.ts';
import { checkField, type Field } from '../state/fields.ts';
import { dimmedWhileBusy } from './dimmed-while-busy.ts';
import { FieldControl } from './FieldControl.tsx';
import { openNext } from './open-next.ts';

interface PreferencesProps {
  state: ComparisonState;
  /** The assumptions of the answer, written for people. */
  figures: AssumptionTexts;
  dispatch: (action: ComparisonAction) => void;
  formsRef: RefObject<HTMLDivElement | null>;
  /** The questions about assumptions that come with the inputs. */
  questions: ReactNode;
  /** The visitor's own assumptions, where there are any. */
  children: ReactNode;
}

const PREFERENCES: readonly Field[] = ['monthlyContribution', 'age', 'oneTimeContribution'];
/** Assumptions that the questions above ask for, whose answers are in view there. */
const ASKED: readonly CustomKey[] = ['assetFee', 'orderFee', 'saversAllowance', 'effectiveCost'];
const ADVANCED: readonly Field[] = [
  'annualIncrement',
  'portfolioRebalancing',
  'probabilityRetireAt62',
];

/** Everything that can be set. It is dimmed while an answer is pending, but still works. */
export function Preferences(props: PreferencesProps) {
  const { state, figures, dispatch, formsRef, questions, children } = props;
  const intl = useIntl();
  const [titleId, keysId] = [useId(), useId()];
  const tooOld = leavesAYear(state) ? undefined : 'comparison.calculator.custom.tooOld';
  const inputs = mergeInputs(state);
  // Nobody can be paid earlier than at an age that comes before it.
  const { retirementAge, earlyExitAge } = resolveRequest({
    preset: state.preset,
    overrides: makeOverrides(state.custom),
  });
  const hasEarlierAge = earlyExitAge < retirementAge;
  const kind = getCompetitorKind(state);
  const fields = (names: readonly Field[]) =>
    names
      .filter(
        (field) => isAsked(field, kind) && (field !== 'probabilityRetireAt62' || hasEarlierAge),
      )
      .map((field) => (
        <FieldControl
          key={field}
          {...{ field, figures, dispatch }}
          value={inputs[field]}
          error={state.errors[field] ?? (field === 'age' ? tooOld : undefined)}
          isAdjusted={state.errors[field] !== undefined && !checkField(field, inputs[field])}
        />
      ));
  return (
    <Sheet ref={formsRef} tabIndex={-1} aria-busy={state.phase === 'calculating'}>
      <Fields role="group" aria-labelledby={titleId} aria-describedby={keysId} onKeyDown={openNext}>
        <Text variant="label" component="h3" id={titleId} data-part="title">
          {intl.formatMessage({ id: 'comparison.calculator.preferences' })}
        </Text>
        <Spoken id={keysId}>{intl.formatMessage({ id: 'field.keys' })}</Spoken>
        {fields(PREFERENCES)}
        {questions}
      </Fields>
      <ResponsiveDisclosure
        summary={intl.formatMessage({ id: 'comparison.calculator.advanced' })}
        headingLevel="h3"
        open={isAdvanced(state)}
      >
        <Fields>
          {fields(ADVANCED)}
          {children}
        </Fields>
      </ResponsiveDisclosure>
    </Sheet>
  );
}

/** Whether something is set there that must not hide. */
function isAdvanced({ errors, preset, custom }: ComparisonState): boolean {
  return (
    ADVANCED.some((field) => errors[field]) ||
    listChanges(custom, preset).some((key) => !ASKED.includes(key))
  );
}

/** Said once to who comes into the group: no slider says it again. */
const Spoken = styled('span')(visuallyHidden);

/** Two in a row where each is about as wide as on a phone. */
const Fields = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, ${ems(18)}), 1fr))`,
  alignItems: 'start',
  gap: theme.vars.space.m,
  '& > [data-part="title"]': { gridColumn: '1 / -1' },
  // All end at the same edge, also a field in one line.
  '&&& > *': { maxInlineSize: 'none' },
}));

const Sheet = styled('div')(({ theme }) => ({
  position: 'relative',
  ...dimmedWhileBusy(theme),
  display: 'grid',
  gap: theme.vars.space.m,
  alignContent: 'start',
  minInlineSize: 0,
  padding: theme.vars.space.m,
  borderRadius: theme.vars.radius.large,
  scrollMarginBlockStart: theme.vars.size.header,
  // What the form opens with shows what it asks for.
  [theme.breakpoints.down('sm')]: { '& > * > [data-part="title"]': visuallyHidden },
  [theme.breakpoints.up('md')]: {
    padding: theme.vars.space.l,
    borderStartStartRadius: 0,
    borderStartEndRadius: 0,
  },
}));
