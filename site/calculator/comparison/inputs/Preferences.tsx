import { styled } from '@mui/material/styles';
import type { ReactNode, RefObject } from 'react';
import { ResponsiveDisclosure } from '../../../../design-system/disclosure/ResponsiveDisclosure/ResponsiveDisclosure.tsx';
import { Stack } from '../../../../design-system/page/Stack/Stack.tsx';
import { visuallyHidden } from '../../../../design-system/styles/visually-hidden.ts';
import { useText } from '../../../provider/useText.ts';
import { mergeInputs } from '../../client/engine-request.ts';
import {
  type ComparisonAction,
  type ComparisonState,
  leavesAYear,
} from '../state/comparison-state.ts';
import type { Field } from '../state/fields.ts';
import { dimmedWhileBusy } from './dimmed-while-busy.ts';
import { FieldControl } from './FieldControl.tsx';
import { FieldGroup } from './FieldGroup.tsx';

interface PreferencesProps {
  state: ComparisonState;
  dispatch: (action: ComparisonAction) => void;
  formsRef: RefObject<HTMLDivElement | null>;
  /** The media query of windows in which this stands before the results. */
  firstFrom: string;
  /** The choice of assumptions, where there is one. */
  children: ReactNode;
}

const PREFERENCES: readonly Field[] = ['monthlyContribution', 'age', 'oneTimeContribution'];
const ADVANCED: readonly Field[] = [
  'annualIncrement',
  'portfolioRebalancing',
  'probabilityRetireAt62',
];

/** Everything that can be set. It is dimmed while an answer is pending, but still works. */
export function Preferences(props: PreferencesProps) {
  const { state, dispatch, formsRef, firstFrom, children } = props;
  const t = useText();
  const tooOld = leavesAYear(state) ? undefined : 'comparison.calculator.custom.tooOld';
  const inputs = mergeInputs(state);
  const fields = (names: readonly Field[]) =>
    names.map((field) => (
      <FieldControl
        key={field}
        {...{ field, dispatch }}
        value={inputs[field]}
        error={state.errors[field] ?? (field === 'age' ? tooOld : undefined)}
        figures={state.figures}
      />
    ));
  return (
    <Sheet
      ref={formsRef}
      tabIndex={-1}
      aria-busy={state.phase === 'calculating'}
      data-first-from={firstFrom}
    >
      <FieldGroup title={t('comparison.calculator.preferences')}>{fields(PREFERENCES)}</FieldGroup>
      <ResponsiveDisclosure
        heading={t('comparison.calculator.advanced')}
        headingLevel="h3"
        open={isAdvanced(state)}
      >
        <Stack gap="m">
          {fields(ADVANCED)}
          {children}
        </Stack>
      </ResponsiveDisclosure>
    </Sheet>
  );
}

/** Whether something is set there that must not hide. */
function isAdvanced({ errors, custom, preset }: ComparisonState): boolean {
  const isCustom = preset !== 'published' || Object.keys(custom).length > 0;
  return isCustom || ADVANCED.some((field) => errors[field]);
}

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
    gridArea: 'forms',
    alignSelf: 'start',
    padding: theme.vars.space.l,
    borderStartStartRadius: 0,
    borderStartEndRadius: 0,
  },
}));
