import { type Theme, useTheme } from '@emotion/react';
import styled from '@emotion/styled';
import { useIntl } from 'react-intl';
import { ems } from '../../../design-system/styles/lengths.ts';
import { toMediaQuery } from '../../../design-system/styles/media-query.ts';
import { oneColumn } from '../../../design-system/styles/one-column.ts';
import { plainList } from '../../../design-system/styles/plain-list.ts';
import { rule } from '../../../design-system/styles/rule.ts';
import { Table } from '../../../design-system/tables/Table/Table.tsx';
import { bars } from '../../../design-system/tables/Table/variants/bars.ts';
import { SectionHeading } from '../../../design-system/text/SectionHeading/SectionHeading.tsx';
import { Text } from '../../../design-system/text/Text/Text.tsx';
import { keysOf } from '../../../lib/objects.ts';
import { DEFAULT_ASSUMPTIONS } from '../../calculation/index.ts';
import { getTitleId } from '../../config/anchors.ts';
import { formatPercent } from '../../i18n/format.ts';
import { useSay } from '../../provider/site-context.ts';
import { OwnPicture } from '../OwnPicture.tsx';
import { SectionBand } from '../SectionBand.tsx';
import type { SectionProps } from '../sections.ts';

/**
 * Why the pension suits this reader: the case in a paragraph, drawn if it is one of tax, perhaps a
 * picture of the landing's own, then points to check.
 */
export function Argument({ title, text, drawing, picture, points }: SectionProps<'argument'>) {
  const say = useSay();
  const { breakpoints } = useTheme();
  const isShown = drawing !== undefined || picture !== undefined;
  return (
    <SectionBand section="argument" tone="sand">
      <Parts>
        <Case data-drawn={isShown ? '' : undefined}>
          <SectionHeading
            id={getTitleId('argument')}
            title={say(title)}
            lead={say(text)}
            variant={isShown ? undefined : 'statement'}
          />
          {drawing && <PayoutTax />}
          {picture && (
            <OwnPicture
              picture={picture}
              sizes={`${toMediaQuery(breakpoints.up('md'))} ${ems(36)}, 100vw`}
            />
          )}
        </Case>
        <Points>
          {points.map((point) => (
            <li key={point.title.en}>
              <Text variant="subtitle">{say(point.title)}</Text>
              <Text tone="secondary">{say(point.text)}</Text>
            </li>
          ))}
        </Points>
      </Parts>
    </SectionBand>
  );
}

/** How much of a gain is taxed when the money is paid out, and at which rate: drawn at build. */
function PayoutTax() {
  const intl = useIntl();
  return (
    <Table
      variant={bars}
      caption={intl.formatMessage({ id: 'argument.payoutTax' })}
      columns={[
        intl.formatMessage({ id: 'comparison.detail.provider' }),
        intl.formatMessage({ id: 'argument.payoutTax.amount' }),
      ]}
      max={1}
      rows={keysOf(TAXED_SHARES).map((way) => ({
        header: intl.formatMessage({ id: `argument.payoutTax.${way}` }),
        note: intl.formatMessage({ id: `argument.payoutTax.${way}.rate` }),
        cells: [formatPercent(TAXED_SHARES[way], { atMost: 1 })],
        bar: { end: TAXED_SHARES[way] },
        emphasis: way === 'half' ? 'main' : undefined,
      }))}
    />
  );
}

const { insuranceExemption, halfIncomeShare, fundExemption } = DEFAULT_ASSUMPTIONS.tax;

/**
 * The share of a gain that is taxed at payout, a fraction: of a contract that meets both conditions
 * of § 20 (1) no. 6 EStG, of one that does not, and of an equity fund in a depot (§ 20 (1) InvStG).
 */
const TAXED_SHARES = {
  half: (1 - insuranceExemption) * halfIncomeShare,
  full: 1 - insuranceExemption,
  depot: 1 - fundExemption,
} as const;

/** The case with its drawing or picture beside it, and the points in two columns below, however many there are. */
const Parts = styled('div')(({ theme }) => ({ ...oneColumn, gap: theme.vars.space.l }));

const twoColumns = ({ breakpoints, vars }: Theme) => ({
  [breakpoints.up('md')]: { gridTemplateColumns: '1fr 1fr', columnGap: vars.space.xxl },
});

const Case = styled('div')(({ theme }) => ({
  ...oneColumn,
  gap: theme.vars.space.l,
  '&[data-drawn]': twoColumns(theme),
}));

const Points = styled('ul')(({ theme }) => ({
  ...plainList,
  ...oneColumn,
  rowGap: theme.vars.space.l,
  ...twoColumns(theme),
  '& > li': {
    display: 'grid',
    gap: theme.vars.space.xs,
    alignContent: 'start',
    paddingBlockStart: theme.vars.space.l,
    borderBlockStart: rule(theme),
  },
}));
