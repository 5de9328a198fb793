import { useContext } from 'react';
import { useIntl } from 'react-intl';
import ComparisonCalculator from '../../calculator/comparison/Comparison.island.tsx';
import { answerAtBuild } from '../../calculator/comparison/state/answer-at-build.ts';
import { getOpeningChoices } from '../../calculator/comparison/state/choices.ts';
import { ComparisonServices } from '../../calculator/comparison/state/services.ts';
import { Island } from '../../islands/Island.tsx';
import { WithoutScript } from '../../islands/WithoutScript.tsx';
import { useSay } from '../../provider/site-context.ts';
import { SectionStack } from '../SectionBand.tsx';
import { StartLink } from '../StartLink.tsx';
import type { SectionProps } from '../sections.ts';

/** The return that costs and taxes leave, here and elsewhere: calculated at build, then live. */
export function Comparison(props: SectionProps<'comparison'>) {
  const { lead, inputs, assumptions, hasStart } = props;
  const intl = useIntl();
  const say = useSay();
  const { tableOnly } = useContext(ComparisonServices).client;
  // A service that answers the table alone knows no other assumptions than the published ones.
  const opening = getOpeningChoices(inputs, tableOnly ? {} : assumptions);
  return (
    <SectionStack
      section="comparison"
      tone="mist"
      eyebrow={intl.formatMessage({ id: 'comparison.eyebrow' })}
      title={intl.formatMessage({ id: 'comparison.title' })}
      lead={lead ? say(lead) : intl.formatMessage({ id: 'comparison.lead' })}
    >
      <WithoutScript text={intl.formatMessage({ id: 'comparison.withoutScript' })} />
      <Island defer="visible">
        <ComparisonCalculator opening={opening} {...answerAtBuild(opening)} />
      </Island>
      {hasStart && <StartLink after="comparison" />}
    </SectionStack>
  );
}
