import { Stack } from '../../../design-system/Stack/Stack.tsx';
import { Text } from '../../../design-system/Text/Text.tsx';
import type { Inputs } from '../../calculation/index.ts';
import { useText } from '../../useText.ts';
import { Panels } from '../Panels.tsx';
import { SectionBand } from '../SectionBand.tsx';
import { SectionHead } from '../SectionHead.tsx';
import { AssumptionsPanel } from './AssumptionsPanel.tsx';
import { answerAtBuild } from './answer-at-build.ts';
import { presetTexts } from './assumption-values.ts';
import { Calculator } from './Calculator.tsx';
import { DEFAULT_INPUTS } from './fields.ts';

interface ComparisonProps {
  /** What the calculator opens with; what is left out opens with its usual default. */
  inputs?: Partial<Inputs>;
}

/** What costs and taxes leave of the return, here and elsewhere: calculated at build, then live. */
export function Comparison({ inputs }: ComparisonProps) {
  const t = useText();
  const opening = { ...DEFAULT_INPUTS, ...inputs };
  const assumptions = presetTexts();
  return (
    <SectionBand of="comparison" tone="mist">
      <Stack>
        <SectionHead of="comparison" />
        <noscript>
          <Text>{t('comparison.withoutScript')}</Text>
        </noscript>
        <Panels>
          <Calculator inputs={opening} {...answerAtBuild(opening)} assumptions={assumptions} />
          <AssumptionsPanel texts={assumptions} />
        </Panels>
      </Stack>
    </SectionBand>
  );
}
