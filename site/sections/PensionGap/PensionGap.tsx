import { styled } from '@mui/material/styles';
import { Accordion } from '../../../design-system/disclosure/Accordion/Accordion.tsx';
import { Stack } from '../../../design-system/page/Stack/Stack.tsx';
import { oneColumn } from '../../../design-system/styles/one-column.ts';
import { SectionHeading } from '../../../design-system/text/SectionHeading/SectionHeading.tsx';
import { Text } from '../../../design-system/text/Text/Text.tsx';
import { Panels } from '../../calculator/Panels.tsx';
import { GapCalculator } from '../../calculator/pension-gap/GapCalculator.tsx';
import { formatGapAssumptions } from '../../calculator/pension-gap/gap-figures.ts';
import { classifyCareer } from '../../calculator/pension-gap/person.ts';
import type { MessageId } from '../../i18n/messages/index.ts';
import { useText } from '../../provider/useText.ts';
import { OfferButton } from '../../visitors/lead/OfferButton.tsx';
import { getTitleId, PANEL_ANCHORS } from '../anchors.ts';
import { SectionBand } from '../SectionBand.tsx';
import type { SectionProps } from '../sections.ts';

/** The gap that the statutory pension leaves: an example drawn at build, then whatever is entered. */
export function PensionGap({ person, title, lead }: SectionProps<'pensionGap'>) {
  const t = useText();
  const assumptions = { ...formatGapAssumptions(), career: classifyCareer(person) };
  return (
    <SectionBand section="pensionGap" tone="paper">
      <Stack>
        <SectionHeading
          id={getTitleId('pensionGap')}
          eyebrow={t('pensionGap.eyebrow')}
          title={t(title)}
          lead={t(lead)}
        />
        <noscript>
          <Text>{t('pensionGap.withoutScript')}</Text>
        </noscript>
        <Panels>
          <GapCalculator person={person} />
          <Folds>
            <Accordion
              items={[
                {
                  id: PANEL_ANCHORS.pensionGapMethod,
                  heading: t('pensionGap.how.heading'),
                  content: ASSUMPTIONS.map((id) => (
                    <Text key={id} tone="secondary">
                      {t(id, assumptions)}
                    </Text>
                  )),
                },
              ]}
            />
            <OfferButton variant="outlined" data-cta="cta">
              {t('frame.cta')}
            </OfferButton>
          </Folds>
        </Panels>
      </Stack>
    </SectionBand>
  );
}

const ASSUMPTIONS: readonly MessageId[] = [
  'pensionGap.note',
  'pensionGap.how.income',
  'pensionGap.how.pension',
  'pensionGap.how.level',
  'pensionGap.how.deductions',
  'pensionGap.how.saving',
];

/** How it is calculated, and the way on. */
const Folds = styled('div')(({ theme }) => ({
  ...oneColumn,
  gap: theme.vars.space.m,
  [theme.breakpoints.up('sm')]: { '& > a': { justifySelf: 'start' } },
}));
