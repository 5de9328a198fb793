import { FormattedMessage, useIntl } from 'react-intl';
import { Accordion } from '../../../design-system/disclosure/Accordion/Accordion.tsx';
import { Text } from '../../../design-system/text/Text/Text.tsx';
import { formatGapAssumptions } from '../../calculator/pension-gap/gap-figures.ts';
import PensionGapCalculator from '../../calculator/pension-gap/PensionGap.island.tsx';
import { classifyCareer, type Person } from '../../calculator/pension-gap/person.ts';
import { PANEL_ANCHORS } from '../../config/anchors.ts';
import type { MessageId } from '../../i18n/messages/index.ts';
import { Island } from '../../islands/Island.tsx';
import { WithoutScript } from '../../islands/WithoutScript.tsx';
import { useSay } from '../../provider/site-context.ts';
import { SectionStack } from '../SectionBand.tsx';
import { StartLink } from '../StartLink.tsx';
import type { SectionProps } from '../sections.ts';

/** The gap that the statutory pension leaves: an example drawn at build, then whatever is entered. */
export function PensionGap({ person, title, lead }: SectionProps<'pensionGap'>) {
  const intl = useIntl();
  const say = useSay();
  return (
    <SectionStack section="pensionGap" tone="paper" title={say(title)} lead={say(lead)}>
      <WithoutScript text={intl.formatMessage({ id: 'pensionGap.withoutScript' })} />
      <Island defer="visible" plain={<Method person={person} />}>
        <PensionGapCalculator person={person} />
      </Island>
      <StartLink after="pensionGap" />
    </SectionStack>
  );
}

/** How the gap is calculated, as plain HTML within the calculator. */
function Method({ person }: { person: Person }) {
  const intl = useIntl();
  const assumptions = { ...formatGapAssumptions(), career: classifyCareer(person) };
  const content = ASSUMPTIONS.map((id) => (
    <Text key={id} tone="secondary">
      <FormattedMessage id={id} values={assumptions} />
    </Text>
  ));
  const heading = intl.formatMessage({ id: 'pensionGap.how.heading' });
  return <Accordion items={[{ id: PANEL_ANCHORS.pensionGapMethod, heading, content }]} />;
}

const ASSUMPTIONS: readonly MessageId[] = [
  'pensionGap.note',
  'pensionGap.how.income',
  'pensionGap.how.pension',
  'pensionGap.how.level',
  'pensionGap.how.deductions',
  'pensionGap.how.saving',
];
