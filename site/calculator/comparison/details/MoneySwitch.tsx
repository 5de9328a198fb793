import { styled } from '@mui/material/styles';
import { useContext } from 'react';
import { SegmentedControl } from '../../../../design-system/fields/SegmentedControl/SegmentedControl.tsx';
import { useText } from '../../../provider/useText.ts';
import { MoneyContext } from './money.ts';

/** Switches every euro of the calculator between the money of then and of today. */
export function MoneySwitch() {
  const t = useText();
  const { money, show } = useContext(MoneyContext);
  if (!show) return null;
  return (
    <Narrow>
      <SegmentedControl
        legend={t('comparison.detail.money.legend')}
        options={[
          { value: 'then', label: t('comparison.detail.money.then') },
          { value: 'today', label: t('comparison.detail.money.today') },
        ]}
        value={money}
        onChange={show}
      />
    </Narrow>
  );
}

const Narrow = styled('div')(({ theme }) => ({ maxInlineSize: theme.vars.size.column }));
