import { useContext } from 'react';
import { Stack } from '../../../design-system/page/Stack/Stack.tsx';
import { Calculator } from '../../calculator/comparison/Calculator.tsx';
import { answerAtBuild } from '../../calculator/comparison/state/answer-at-build.ts';
import { getOpeningChoices } from '../../calculator/comparison/state/choices.ts';
import { ComparisonServices } from '../../calculator/comparison/state/services.ts';
import { WithoutScript } from '../../islands/WithoutScript.tsx';
import { useText } from '../../provider/SiteProvider.tsx';
import { SectionBand, SectionHead } from '../SectionBand.tsx';
import { StartLink } from '../StartLink.tsx';
import type { SectionProps } from '../sections.ts';

/** The return that costs and taxes leave, here and elsewhere: calculated at build, then live. */
export function Comparison(props: SectionProps<'comparison'>) {
  const { lead, inputs, assumptions, hasStart } = props;
  const t = useText();
  const { tableOnly } = useContext(ComparisonServices).client;
  // A service that answers the table alone knows no other assumptions than the published ones.
  const opening = getOpeningChoices(inputs, tableOnly ? {} : assumptions);
  return (
    <SectionBand section="comparison" tone="mist">
      <Stack>
        <SectionHead
          section="comparison"
          eyebrow={t('comparison.eyebrow')}
          title={t('comparison.title')}
          lead={t(lead ?? 'comparison.lead')}
        />
        <WithoutScript text={t('comparison.withoutScript')} />
        <Calculator opening={opening} {...answerAtBuild(opening)} />
        {hasStart && <StartLink />}
      </Stack>
    </SectionBand>
  );
}
