import { Band } from '../../../design-system/Band/Band.tsx';
import { Stack } from '../../../design-system/Stack/Stack.tsx';
import { Text } from '../../../design-system/Text/Text.tsx';
import { Island } from '../../islands/Island.tsx';
import { useText } from '../../useText.ts';
import { SectionHead } from '../SectionHead.tsx';
import { AssumptionsPanel } from './AssumptionsPanel.tsx';
import { answerAtBuild } from './answer-at-build.ts';
import { presetTexts } from './assumption-values.ts';
import { Calculator } from './Calculator.tsx';
import type { ComparisonData } from './data.ts';
import { DEFAULT_INPUTS } from './fields.ts';

/** What costs and taxes leave of the return, here and elsewhere: calculated at build, then live. */
export function Comparison({ inputs }: ComparisonData) {
  const t = useText();
  const opening = { ...DEFAULT_INPUTS, ...inputs };
  const assumptions = presetTexts();
  return (
    <Band tone="mist" id="comparison" labelledBy="comparison-title">
      <Stack>
        <SectionHead of="comparison" />
        <noscript>
          <Text>{t('comparison.withoutScript')}</Text>
        </noscript>
        <Island
          name="comparison"
          view={Calculator}
          props={{ inputs: opening, answer: answerAtBuild(opening), assumptions }}
          messages="comparison.calculator."
          wake="visible"
        />
        <AssumptionsPanel texts={assumptions} />
      </Stack>
    </Band>
  );
}
