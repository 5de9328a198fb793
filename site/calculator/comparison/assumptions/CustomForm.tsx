import { styled } from '@mui/material/styles';
import { memo, useMemo } from 'react';
import { Button } from '../../../../design-system/actions/Button/Button.tsx';
import { SegmentedControl } from '../../../../design-system/fields/SegmentedControl/SegmentedControl.tsx';
import { Stack } from '../../../../design-system/page/Stack/Stack.tsx';
import { Text } from '../../../../design-system/text/Text/Text.tsx';
import { DEFAULT_ASSUMPTIONS, PRESETS, resolveAssumptions } from '../../../calculation/index.ts';
import { useText } from '../../../provider/useText.ts';
import type { PresetName } from '../../client/client.ts';
import { FieldGroup } from '../inputs/FieldGroup.tsx';
import { NumberSlider } from '../inputs/NumberSlider.tsx';
import type { ComparisonAction, Question } from '../state/comparison-state.ts';
import {
  CUSTOM_GROUPS,
  type CustomKey,
  type CustomValues,
  getCustomRule,
  readCustom,
} from './assumption-table.ts';
import { findChanges, findModelledCost } from './form-values.ts';
import { type AssumptionTexts, formatCustom } from './format-assumptions.ts';

export interface CustomFormProps {
  custom: CustomValues;
  preset: PresetName;
  /** The question that has an answer: an offer starts at what it costs. */
  answered: Question;
  /** The published assumptions, for the texts about where each comes from. */
  published: AssumptionTexts;
  dispatch: (action: ComparisonAction) => void;
}

/** Every assumption that people can judge for themselves, with where ours comes from. */
export function CustomForm({ custom, preset, answered, published, dispatch }: CustomFormProps) {
  const t = useText();
  const base = useMemo(() => resolveAssumptions(PRESETS[preset]).assumptions, [preset]);
  const modelled = useMemo(() => findModelledCost(answered), [answered]);
  const changes = findChanges(custom, base, DEFAULT_ASSUMPTIONS).map(({ key, value, usual }) => {
    const changed = {
      label: t(`comparison.assumption.${key}.label`, published),
      value: formatCustom(key, value, t),
    };
    if (usual === null) return t('comparison.custom.change.new', changed);
    return t('comparison.custom.change.other', { ...changed, usual: formatCustom(key, usual, t) });
  });
  return (
    <Stack gap="xl">
      <Stack gap="m">
        <Text variant="note">{t('comparison.custom.text')}</Text>
        <div role="status">
          <Text variant="note">
            {t('comparison.custom.changes', { count: changes.length, changes: changes.join('; ') })}
          </Text>
        </div>
        {Object.keys(custom).length > 0 && (
          <div>
            <Button
              variant="outlined"
              onClick={() => dispatch({ kind: 'chosen', choice: { custom: {} } })}
            >
              {t('comparison.custom.resetAll')}
            </Button>
          </div>
        )}
      </Stack>
      {GROUPS.map((group) => (
        <FieldGroup key={group} title={t(`comparison.custom.group.${group}`)}>
          {group === 'offer' && <Text variant="note">{t('comparison.custom.offer')}</Text>}
          {CUSTOM_GROUPS[group].map((key) => {
            const usual = readCustom(key, base) ?? modelled;
            return (
              <CustomField
                key={key}
                {...{ name: key, usual, published, dispatch }}
                value={custom[key] ?? usual}
              />
            );
          })}
        </FieldGroup>
      ))}
    </Stack>
  );
}

/** In the order of the form: first what the visitor may have at hand. */
const GROUPS = ['offer', 'market', 'depot', 'other', 'ours', 'taxes'] as const;

interface CustomFieldProps extends Pick<CustomFormProps, 'published' | 'dispatch'> {
  name: CustomKey;
  value: number;
  /** The value of the chosen preset, to which it can be taken back. */
  usual: number;
}

/** One assumption: its value, where ours comes from, and the way back to it. */
const CustomField = memo(function CustomField(props: CustomFieldProps) {
  const { name, value, usual, published, dispatch } = props;
  const t = useText();
  const { min, max, step, options } = getCustomRule(name);
  const label = t(`comparison.assumption.${name}.label`, published);
  const change = (next: number) =>
    dispatch({ kind: 'decided', key: name, value: next === usual ? undefined : next });
  const format = (shown: number) => formatCustom(name, shown, t);
  return (
    <Field>
      {options ? (
        <SegmentedControl
          legend={label}
          options={options.map((option) => ({ value: String(option), label: format(option) }))}
          value={String(value)}
          onChange={(chosen) => change(Number(chosen))}
        />
      ) : (
        <NumberSlider {...{ label, value, min, max, step, format }} onChange={change} />
      )}
      <Text variant="note" tone="subtle">
        {t(`comparison.assumption.${name}.source`, published)}
      </Text>
      {value !== usual && (
        <Button
          variant="text"
          aria-label={t('comparison.custom.resetLabel', { value: format(usual), label })}
          onClick={() => change(usual)}
        >
          {t('comparison.custom.reset', { value: format(usual) })}
        </Button>
      )}
    </Field>
  );
});

const Field = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.vars.space.xs,
  minInlineSize: 0,
  // Its words stand below the others; its ground hangs over the edge.
  '& > button': {
    justifySelf: 'start',
    marginInlineStart: `calc(-1 * ${theme.vars.space.l})`,
  },
}));
