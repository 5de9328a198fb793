import styled from '@emotion/styled';
import { memo } from 'react';
import { useIntl } from 'react-intl';
import { Button } from '../../../../design-system/actions/Button/Button.tsx';
import { SegmentedControl } from '../../../../design-system/fields/SegmentedControl/SegmentedControl.tsx';
import { Stack } from '../../../../design-system/page/Stack/Stack.tsx';
import { Text } from '../../../../design-system/text/Text/Text.tsx';
import { formatPreset } from '../assumptions/format-assumptions.ts';
import { listChanges, namePreset } from '../assumptions/preset-changes.ts';
import { PRESET_NAMES } from '../state/choices.ts';
import type { ComparisonAction, ComparisonState } from '../state/comparison-state.ts';
import { makeHint } from './make-hint.ts';

interface PresetSelectorProps extends Pick<ComparisonState, 'preset' | 'custom'> {
  dispatch: (action: ComparisonAction) => void;
}

/** Which set of assumptions is calculated with. */
export const PresetSelector = memo(function PresetSelector(props: PresetSelectorProps) {
  const { preset: chosen, custom, dispatch } = props;
  const intl = useIntl();
  return (
    <Stack gap="xs">
      <SegmentedControl
        label={intl.formatMessage({ id: 'comparison.calculator.preset.legend' })}
        options={PRESET_NAMES.map((preset) => {
          const label = intl.formatMessage({ id: `comparison.calculator.preset.${preset}.label` });
          const text = intl.formatMessage(
            { id: `comparison.calculator.preset.${preset}.hint` },
            formatPreset(preset),
          );
          return { value: preset, label, hint: makeHint(label, text, intl) };
        })}
        value={chosen}
        onValueChange={(preset) => dispatch({ kind: 'chosen', choice: { preset } })}
      />
      {listChanges(custom, chosen).length > 0 && (
        <Changed data-part="changed">
          <Text variant="label" component="span">
            {namePreset(chosen, custom, intl)}
          </Text>
          <Button
            variant="text"
            onClick={() => dispatch({ kind: 'chosen', choice: { custom: {} } })}
          >
            {intl.formatMessage({ id: 'comparison.calculator.preset.reset' })}
          </Button>
        </Changed>
      )}
    </Stack>
  );
});

const Changed = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: theme.vars.space.m,
}));
