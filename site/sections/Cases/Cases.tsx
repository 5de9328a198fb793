import { styled } from '@mui/material/styles';
import { FigureTable } from '../../../design-system/FigureTable/FigureTable.tsx';
import { SectionHeading } from '../../../design-system/SectionHeading/SectionHeading.tsx';
import { formatEuro } from '../../format.ts';
import { useText } from '../../useText.ts';
import { titleId } from '../anchors.ts';
import { gapOf } from '../PensionGap/person.ts';
import { personValue } from '../PensionGap/person-value.ts';
import { SectionBand } from '../SectionBand.tsx';
import type { SectionProps } from '../section-fields.ts';

/** One person in several variants and what each comes to, worked out at build. */
export function Cases({ title, lead, head, person, vary, values, shows }: SectionProps<'cases'>) {
  const t = useText();
  return (
    <SectionBand of="cases" tone="mist">
      <Columns>
        <SectionHeading id={titleId('cases')} title={t(title)} lead={t(lead)} />
        <FigureTable
          caption={t(title)}
          heads={[t(head), t(`cases.${shows}`)]}
          rows={values.map((value) => {
            const { gap, monthlySavingNeeded } = gapOf({ ...person, [vary]: value });
            return {
              item: personValue(vary, value),
              amount: formatEuro(shows === 'gap' ? gap : monthlySavingNeeded),
              isResult: value === person[vary],
            };
          })}
        />
      </Columns>
    </SectionBand>
  );
}

const Columns = styled('div')(({ theme }) => ({
  display: 'grid',
  alignItems: 'center',
  gap: theme.vars.space.xl,
  [theme.breakpoints.up('md')]: { gridTemplateColumns: '7fr 5fr', gap: theme.vars.space.xxl },
}));
