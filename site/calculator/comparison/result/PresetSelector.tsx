import styled from '@emotion/styled';
import { useIntl } from 'react-intl';
import { Button } from '../../../../design-system/actions/Button/Button.tsx';
import { SegmentedControl } from '../../../../design-system/fields/SegmentedControl/SegmentedControl.tsx';
import { Stack } from '../../../../design-system/page/Stack/Stack.tsx';
import { ems } from '../../../../design-system/styles/lengths.ts';
import { Text } from '../../../../design-system/text/Text/Text.tsx';
import { formatPreset } from '../assumptions/format-assumptions.ts';
import { listChanges, namePreset } from '../assumptions/preset-changes.ts';
import { makeHint } from '../inputs/make-hint.ts';
import type { ComparisonAction, ComparisonState } from '../state/comparison-state.ts';
import type { PresetResult } from './verdict-texts.ts';

interface PresetSelectorProps extends Pick<ComparisonState, 'preset' | 'custom'> {
  /** Which way is ahead how often. */
  label: string;
  /** Every set of assumptions with its result. */
  results: readonly PresetResult[];
  /** Why some have the same result, where they do. */
  same: string;
  dispatch: (action: ComparisonAction) => void;
}

/** Which set of assumptions is calculated with: each says its result before it is chosen. */
export function PresetSelector(props: PresetSelectorProps) {
  const { label, results, same, preset: chosen, custom, dispatch } = props;
  const intl = useIntl();
  const name = intl.formatMessage({ id: `comparison.calculator.preset.${chosen}.label` });
  const hint = makeHint(
    name,
    `comparison.calculator.preset.${chosen}.hint`,
    intl,
    formatPreset(chosen),
  );
  return (
    <Stack gap="xs">
      <Choice
        label={label}
        hint={{ ...hint, text: [`${name}: ${hint.text}`, same].filter(Boolean).join(' ') }}
        options={results.map(({ preset, text }) => ({
          value: preset,
          label: intl.formatMessage({ id: `comparison.calculator.preset.${preset}.label` }),
          note: text,
        }))}
        value={chosen}
        onValueChange={(preset) => dispatch({ kind: 'chosen', choice: { preset } })}
      />
      {same && <Same variant="note">{same}</Same>}
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
}

/**
 * All in a row as soon as the card has room. Without a script nothing can be chosen: what is left are
 * four figures, and a tick at the one above.
 */
const Choice = styled(SegmentedControl)({
  '& > legend': { textWrap: 'balance' },
  [`@container (min-inline-size: ${ems(36)})`]: {
    // Stronger than the control's own, whichever is written first.
    '&& [data-pairs] > *': { flex: '1 1 0', minInlineSize: 0 },
  },
  '@media (scripting: none)': {
    '& [role="presentation"]': { padding: 0, borderColor: 'transparent', background: 'none' },
    '&& [role="presentation"] > *': { padding: 0, background: 'none', color: 'inherit' },
    '& label': { pointerEvents: 'none' },
    '& input': { display: 'none' },
  },
}) as typeof SegmentedControl;

/** On a phone only the hint says it, so that the verdict is in view whole. */
const Same = styled(Text)({
  [`@container (max-inline-size: ${ems(24)})`]: { display: 'none' },
});

const Changed = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: theme.vars.space.m,
  // Its words stand at the edge, not its shape.
  '& > button': { marginInline: `calc(-1 * ${theme.vars.space.l})` },
}));
