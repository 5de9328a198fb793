import { styled } from '@mui/material/styles';
import { useMemo } from 'react';
import { Button } from '../../../../design-system/actions/Button/Button.tsx';
import { Stack } from '../../../../design-system/page/Stack/Stack.tsx';
import { Text } from '../../../../design-system/text/Text/Text.tsx';
import { DEFAULT_ASSUMPTIONS, PRESETS, resolveAssumptions } from '../../../calculation/index.ts';
import { useText } from '../../../provider/useText.ts';
import type { PresetName } from '../../client/client.ts';
import type { AssumptionTexts } from '../assumption-values.ts';
import { FieldGroup } from '../inputs/FieldGroup.tsx';
import type { ComparisonAction, Question } from '../state/comparison-state.ts';
import { CustomField } from './CustomField.tsx';
import { CUSTOM_ASSUMPTIONS, type CustomKey, type CustomValues } from './custom-assumptions.ts';
import { changesOf, GROUPS, modelledCost } from './form-values.ts';
import { formatCustomValue } from './format-value.ts';

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
  const modelled = useMemo(() => modelledCost(answered), [answered]);
  const baseValue = (key: CustomKey) => CUSTOM_ASSUMPTIONS[key].of(base) ?? modelled;
  const changes = changesOf(custom, base, DEFAULT_ASSUMPTIONS).map(({ key, value, usual }) => {
    const changed = {
      label: t(`comparison.assumption.${key}.label`, published),
      value: formatCustomValue(key, value, t),
    };
    if (usual === null) return t('comparison.custom.change.new', changed);
    return t('comparison.custom.change.other', {
      ...changed,
      usual: formatCustomValue(key, usual, t),
    });
  });
  return (
    <Form>
      <Stack gap="m">
        <Text variant="note">{t('comparison.custom.text')}</Text>
        <div role="status">
          <Text variant="note">
            {t('comparison.custom.changes', { count: changes.length, changes: changes.join('; ') })}
          </Text>
        </div>
        {Object.keys(custom).length > 0 && (
          <div>
            <Button variant="outlined" onClick={() => dispatch({ kind: 'reset' })}>
              {t('comparison.custom.resetAll')}
            </Button>
          </div>
        )}
      </Stack>
      {GROUPS.map(({ name, keys }) => (
        <FieldGroup key={name} title={t(`comparison.custom.group.${name}`)}>
          {name === 'offer' && <Text variant="note">{t('comparison.custom.offer')}</Text>}
          {keys.map((key) => (
            <CustomField
              key={key}
              {...{ name: key, published, dispatch }}
              value={custom[key] ?? baseValue(key)}
              usual={baseValue(key)}
            />
          ))}
        </FieldGroup>
      ))}
    </Form>
  );
}

const Form = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.vars.space.xl,
}));
