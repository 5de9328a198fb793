import styled from '@emotion/styled';
import { useIntl } from 'react-intl';
import { Table } from '../../../design-system/tables/Table/Table.tsx';
import { bars } from '../../../design-system/tables/Table/variants/bars.ts';
import { MOST_SAVING } from '../../calculation/index.ts';
import { makeGapFigures } from '../../calculator/pension-gap/gap-figures.ts';
import { formatPersonValue } from '../../calculator/pension-gap/person.ts';
import { useSay } from '../../provider/site-context.ts';
import { SectionBand, SectionHead } from '../SectionBand.tsx';
import type { SectionProps } from '../sections.ts';

/** One person in several variants and what each comes to, worked out at build. */
export function Cases({ title, lead, head, person, vary, values, shows }: SectionProps<'cases'>) {
  const intl = useIntl();
  const say = useSay();
  return (
    <SectionBand section="cases" tone="mist">
      <Columns>
        <SectionHead section="cases" title={say(title)} lead={say(lead)} />
        <Table
          variant={bars}
          caption={say(title)}
          columns={[say(head), intl.formatMessage({ id: `cases.${shows}` })]}
          captionHidden
          rows={values.map((value) => {
            const { result, words } = makeGapFigures({ ...person, [vary]: value });
            const amount = shows === 'gap' ? result.gap : (result.monthlySaving ?? MOST_SAVING);
            return {
              header: formatPersonValue(vary, value),
              cells: [words[shows]],
              bar: { end: amount },
              emphasis: value === person[vary] ? 'main' : undefined,
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
  gap: theme.vars.space.l,
  [theme.breakpoints.up('md')]: { gridTemplateColumns: '7fr 5fr', gap: theme.vars.space.xxl },
}));
