import { useContext } from 'react';
import { useIntl } from 'react-intl';
import { Button } from '../../../../design-system/actions/Button/Button.tsx';
import { formatEuro } from '../../../i18n/format.ts';
import { NumberSlider } from '../../fields/NumberSlider.tsx';
import { getCustomRule } from '../assumptions/assumption-table.ts';
import { FieldWithWayBack } from '../assumptions/FieldWithWayBack.tsx';
import { USUAL_FACTOR } from '../result/pension-texts.ts';
import { CustomContext } from './custom-context.ts';

/** The annuity factor of a whole result: what is chosen here holds wherever the pension for life stands. */
export function AnnuityFactor() {
  const intl = useIntl();
  const own = useContext(CustomContext);
  if (!own) return null;
  const value = own.custom.annuityFactor ?? USUAL_FACTOR;
  const { min, max, step } = getCustomRule('annuityFactor');
  const choose = (next: number) =>
    own.dispatch({
      kind: 'decided',
      key: 'annuityFactor',
      value: next === USUAL_FACTOR ? undefined : next,
    });
  return (
    <FieldWithWayBack>
      <NumberSlider
        {...{ min, max, step, value }}
        label={intl.formatMessage({ id: 'comparison.detail.pension.factor' })}
        format={(euros) => formatEuro(euros)}
        measure="eurosAMonth"
        lessLabel={intl.formatMessage({ id: 'comparison.detail.pension.less' })}
        moreLabel={intl.formatMessage({ id: 'comparison.detail.pension.more' })}
        onValueChange={choose}
      />
      {value !== USUAL_FACTOR && (
        <Button variant="text" onClick={() => choose(USUAL_FACTOR)}>
          {intl.formatMessage(
            { id: 'comparison.detail.pension.reset' },
            { value: formatEuro(USUAL_FACTOR) },
          )}
        </Button>
      )}
    </FieldWithWayBack>
  );
}
