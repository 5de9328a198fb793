import styled from '@emotion/styled';
import { memo, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { SegmentedControl } from '../../../../design-system/fields/SegmentedControl/SegmentedControl.tsx';
import { Text } from '../../../../design-system/text/Text/Text.tsx';
import { createRecord, keysOf } from '../../../../lib/objects.ts';
import type { Inputs } from '../../../calculation/index.ts';
import type { MessageId } from '../../../i18n/messages/index.ts';
import { AdjustedNote } from '../../fields/AdjustedNote.tsx';
import type { AssumptionTexts } from '../assumptions/format-assumptions.ts';
import { type Adjusted, COMPARISON_TYPES } from '../state/choices.ts';
import type { ComparisonAction, ComparisonState } from '../state/comparison-state.ts';
import { FIELD_NAMES, formatField, PREFILLED_FIELDS } from '../state/fields.ts';
import { dimmedWhileBusy } from './dimmed-while-busy.ts';
import { makeHint } from './make-hint.ts';

interface TypeSelectorProps extends Pick<ComparisonState, 'comparisonType' | 'adjusted'> {
  /** The assumptions of the answer, written for people. */
  figures: AssumptionTexts;
  /** Inputs that the pension gap has just brought along. */
  prefilled: Inputs | undefined;
  busy: boolean;
  dispatch: (action: ComparisonAction) => void;
  /** What is asked about the chosen competitor before anything else. */
  children: ReactNode;
}

/** The choice of the competitor, and a notice of values that were adjusted or brought along. */
export const TypeSelector = memo(function TypeSelector(props: TypeSelectorProps) {
  const { comparisonType, adjusted, prefilled, busy, figures, dispatch, children } = props;
  const intl = useIntl();
  const types = keysOf(COMPARISON_TYPES);
  return (
    <Head aria-busy={busy}>
      <SegmentedControl
        label={intl.formatMessage({ id: 'comparison.calculator.type.legend' })}
        options={types.map((type) => {
          const label = intl.formatMessage({ id: `comparison.calculator.type.${type}.label` });
          return {
            value: type,
            label,
            hint: makeHint(label, `comparison.calculator.type.${type}.hint`, intl),
          };
        })}
        value={comparisonType}
        onValueChange={(chosen) => dispatch({ kind: 'chosen', choice: { comparisonType: chosen } })}
      />
      {children}
      <Notice role="status">
        <AdjustedNote
          names={adjusted.map((choice) => intl.formatMessage({ id: NAMES[choice] }, figures))}
        />
        {prefilled && (
          <Text variant="note">
            {intl.formatMessage(
              { id: 'comparison.calculator.prefilled' },
              {
                values: PREFILLED_FIELDS.map((field) =>
                  [
                    intl.formatMessage({ id: NAMES[field] }, figures),
                    formatField(field, prefilled[field], intl),
                  ].join('\u00a0'),
                ).join(', '),
              },
            )}
          </Text>
        )}
      </Notice>
    </Head>
  );
});

/** The name of each choice in the form. */
const NAMES: Record<Adjusted, MessageId> = {
  ...createRecord(FIELD_NAMES, (field) => `comparison.calculator.field.${field}.label` as const),
  comparisonType: 'comparison.calculator.type.legend',
  preset: 'comparison.calculator.preset.legend',
  custom: 'comparison.calculator.custom.title',
};

const Head = styled('div')(({ theme }) => ({
  display: 'grid',
  [theme.breakpoints.up('md')]: {
    padding: theme.vars.space.l,
    paddingBlockEnd: theme.vars.space.m,
    borderStartStartRadius: theme.vars.radius.large,
    borderStartEndRadius: theme.vars.radius.large,
    ...dimmedWhileBusy(theme),
  },
}));

const Notice = styled('div')(({ theme }) => ({
  '&:empty': { display: 'none' },
  marginBlockStart: theme.vars.space.m,
  padding: `${theme.vars.space.s} ${theme.vars.space.m}`,
  borderRadius: theme.vars.radius.small,
  backgroundColor: theme.vars.color.surface.glow,
}));
