import styled from '@emotion/styled';
import { createContext, useContext } from 'react';
import { useIntl } from 'react-intl';
import { SegmentedControl } from '../../../../design-system/fields/SegmentedControl/SegmentedControl.tsx';
import type { Money } from '../../../calculation/index.ts';

interface ShownMoney {
  money: Money;
  /** Left out where nothing can be switched: on prerendered pages. */
  show?: (money: Money) => void;
}

/** In which money the calculator shows its euros: one choice for all of them. */
export const MoneyContext = createContext<ShownMoney>({ money: 'then' });

/** Switches every euro of the calculator between the money of then and of today. */
export function MoneySwitch() {
  const intl = useIntl();
  const { money, show } = useContext(MoneyContext);
  if (!show) return null;
  return (
    <Narrow>
      <SegmentedControl
        label={intl.formatMessage({ id: 'comparison.detail.money.legend' })}
        options={(['then', 'today'] as const).map((value) => ({
          value,
          label: intl.formatMessage({ id: `comparison.detail.money.${value}` }),
        }))}
        value={money}
        onValueChange={show}
      />
    </Narrow>
  );
}

const Narrow = styled('div')(({ theme }) => ({ maxInlineSize: theme.vars.size.column }));
