import { styled } from '@mui/material/styles';
import { memo, useId, useState } from 'react';
import { Button } from '../../../../design-system/actions/Button/Button.tsx';
import { Text } from '../../../../design-system/text/Text/Text.tsx';
import { MoreTexts, useSite } from '../../../provider/SiteProvider.tsx';
import type { PresetName } from '../../client/client.ts';
import { Failure } from '../../Failure.tsx';
import { useLoaded } from '../../useAsync.ts';
import type { AssumptionTexts } from '../assumption-values.ts';
import type { ComparisonAction, Question } from '../state/comparison-state.ts';
import type { OwnValues } from './own-assumptions.ts';
import { CUSTOM_FORM } from './own-form.ts';

export interface CustomAssumptionsProps {
  own: OwnValues;
  preset: PresetName;
  /** The question that has an answer: an offer starts at what it costs. */
  answered: Question;
  /** The published assumptions, for the texts about where each comes from. */
  published: AssumptionTexts;
  dispatch: (action: ComparisonAction) => void;
}

/** Opens the form in which visitors change assumptions; closed, it still says how many are changed. */
export const CustomAssumptions = memo(function CustomAssumptions(props: CustomAssumptionsProps) {
  const { locale, t } = useSite();
  const [isOpen, setOpen] = useState(false);
  const { loaded, hasFailed, retry } = useLoaded(CUSTOM_FORM[locale], isOpen);
  const panelId = useId();
  const count = Object.keys(props.own).length;
  return (
    <Part>
      <Button
        variant="outlined"
        aria-expanded={isOpen}
        aria-controls={isOpen ? panelId : undefined}
        onClick={() => setOpen(!isOpen)}
      >
        {t('comparison.calculator.custom.title')}
      </Button>
      {count > 0 && !isOpen && (
        <Text variant="note">{t('comparison.calculator.custom.count', { count })}</Text>
      )}
      {isOpen && (
        <div id={panelId}>
          {loaded ? (
            <MoreTexts texts={loaded.texts}>
              <loaded.View {...props} />
            </MoreTexts>
          ) : (
            <Failure
              text={hasFailed && t('comparison.calculator.detailFailed')}
              retryLabel={t('comparison.calculator.retry')}
              onRetry={retry}
            />
          )}
        </div>
      )}
    </Part>
  );
});

const Part = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.vars.space.m,
  minInlineSize: 0,
}));
