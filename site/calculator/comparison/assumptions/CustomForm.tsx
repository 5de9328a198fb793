import styled from '@emotion/styled';
import { memo, useMemo } from 'react';
import { useIntl } from 'react-intl';
import { Button } from '../../../../design-system/actions/Button/Button.tsx';
import { Disclosure } from '../../../../design-system/disclosure/Disclosure/Disclosure.tsx';
import { SegmentedControl } from '../../../../design-system/fields/SegmentedControl/SegmentedControl.tsx';
import { Stack } from '../../../../design-system/page/Stack/Stack.tsx';
import { ems } from '../../../../design-system/styles/lengths.ts';
import { Text } from '../../../../design-system/text/Text/Text.tsx';
import { DEFAULT_ASSUMPTIONS, PRESETS, resolveAssumptions } from '../../../calculation/index.ts';
import { makeHint } from '../inputs/make-hint.ts';
import type { ComparisonAction, ComparisonState } from '../state/comparison-state.ts';
import { getCompetitorKind, isAsked } from '../state/competitor.ts';
import { AssumptionField } from './AssumptionField.tsx';
import { CUSTOM_GROUPS, getCustomRule, readPlain } from './assumption-table.ts';
import { FieldWithWayBack } from './FieldWithWayBack.tsx';
import { formatCustom, formatPreset } from './format-assumptions.ts';
import { findChanges, listChanges } from './preset-changes.ts';

/** For the texts about where each assumption comes from. */
const PUBLISHED = formatPreset('published');

export interface CustomFormProps
  extends Pick<ComparisonState, 'comparisonType' | 'custom' | 'preset'> {
  dispatch: (action: ComparisonAction) => void;
}

/**
 * Every assumption that people can judge for themselves and that counts in their comparison, in closed
 * groups that say how many of theirs are changed.
 */
export function CustomForm(props: CustomFormProps) {
  const { comparisonType, custom, preset, dispatch } = props;
  const intl = useIntl();
  const base = useMemo(() => resolveAssumptions(PRESETS[preset]).assumptions, [preset]);
  const kind = getCompetitorKind({ comparisonType, custom });
  const changed = listChanges(custom, preset);
  const changes = findChanges(custom, base, DEFAULT_ASSUMPTIONS).map(({ key, value, usual }) => {
    const change = {
      label: intl.formatMessage({ id: `comparison.assumption.${key}.label` }, PUBLISHED),
      value: formatCustom(key, value, intl),
    };
    if (usual === null) return intl.formatMessage({ id: 'comparison.custom.change.new' }, change);
    return intl.formatMessage(
      { id: 'comparison.custom.change.other' },
      { ...change, usual: formatCustom(key, usual, intl) },
    );
  });
  return (
    <Stack gap="m">
      <Text variant="note">{intl.formatMessage({ id: 'comparison.custom.text' })}</Text>
      <div role="status">
        <Text variant="note">
          {intl.formatMessage(
            { id: 'comparison.custom.changes' },
            { count: changes.length, changes: changes.join('; ') },
          )}
        </Text>
      </div>
      <div>
        {GROUPS.map((group) => {
          const keys = CUSTOM_GROUPS[group].filter((key) => isAsked(key, kind));
          if (keys.length === 0) return null;
          const label = intl.formatMessage({ id: `comparison.custom.group.${group}` });
          const count = keys.filter((key) => changed.includes(key)).length;
          return (
            <Disclosure
              key={group}
              variant="row"
              aria-label={label}
              summary={
                count === 0
                  ? label
                  : intl.formatMessage(
                      { id: 'comparison.calculator.preset.changed' },
                      { label, count },
                    )
              }
            >
              <Fields>
                {keys.map((key) => {
                  const usual = readPlain(key, base) ?? 0;
                  const value = custom[key] ?? usual;
                  return <CustomField key={key} name={key} {...{ usual, value, dispatch }} />;
                })}
              </Fields>
            </Disclosure>
          );
        })}
      </div>
      {changed.length > 0 && (
        <div>
          <Button
            variant="outlined"
            onClick={() => dispatch({ kind: 'chosen', choice: { custom: {} } })}
          >
            {intl.formatMessage({ id: 'comparison.custom.resetAll' })}
          </Button>
        </div>
      )}
    </Stack>
  );
}

/** In the order of the form: first what the visitor may have at hand. */
const GROUPS = ['depot', 'other', 'taxes', 'market', 'ours'] as const;

interface CustomFieldProps extends Pick<CustomFormProps, 'dispatch'> {
  name: (typeof CUSTOM_GROUPS)[(typeof GROUPS)[number]][number];
  value: number;
  /** The value of the chosen preset, to which it can be taken back. */
  usual: number;
}

/** One assumption: its value, where ours comes from, and the way back to it. */
const CustomField = memo(function CustomField(props: CustomFieldProps) {
  const { name, value, usual, dispatch } = props;
  const intl = useIntl();
  const { options } = getCustomRule(name);
  const label = intl.formatMessage({ id: `comparison.assumption.${name}.label` }, PUBLISHED);
  const hint = makeHint(label, `comparison.assumption.${name}.source`, intl, PUBLISHED);
  const change = (next: number) =>
    dispatch({ kind: 'decided', key: name, value: next === usual ? undefined : next });
  const format = (shown: number) => formatCustom(name, shown, intl);
  return (
    <FieldWithWayBack data-wide={options !== undefined || undefined}>
      {options ? (
        <SegmentedControl
          label={label}
          hint={hint}
          options={options.map((option) => ({ value: String(option), label: format(option) }))}
          value={String(value)}
          onValueChange={(chosen) => change(Number(chosen))}
        />
      ) : (
        <AssumptionField assumption={name} {...{ label, hint, value }} onValueChange={change} />
      )}
      {value !== usual && (
        <Button
          variant="text"
          aria-label={intl.formatMessage(
            { id: 'comparison.custom.resetLabel' },
            { value: format(usual), label },
          )}
          onClick={() => change(usual)}
        >
          {intl.formatMessage({ id: 'comparison.custom.reset' }, { value: format(usual) })}
        </Button>
      )}
    </FieldWithWayBack>
  );
});

/** Two in a row where they fit; a choice and a paragraph take the whole row. */
const Fields = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fit, minmax(max(${ems(9)}, 50% - ${theme.vars.space.l}), 1fr))`,
  gap: theme.vars.space.m,
  alignItems: 'end',
  '& > p, & > [data-wide]': { gridColumn: '1 / -1' },
}));
