import styled from '@emotion/styled';
import { memo, useCallback, useId, useState } from 'react';
import { useIntl } from 'react-intl';
import { Button } from '../../../../design-system/actions/Button/Button.tsx';
import { loadMessages } from '../../../islands/load-messages.ts';
import { useSite } from '../../../provider/site-context.ts';
import { LazyPart } from '../../LazyPart.tsx';
import type { CustomFormProps } from './CustomForm.tsx';

/** Opens the form in which visitors change assumptions. */
export const CustomAssumptions = memo(function CustomAssumptions(props: CustomFormProps) {
  const intl = useIntl();
  const { locale } = useSite();
  const [isOpen, setOpen] = useState(false);
  const load = useCallback(async () => {
    const [{ CustomForm }, texts] = await Promise.all([
      import('./CustomForm.tsx'),
      loadMessages(locale, 'custom', 'assumptions'),
    ]);
    return { View: CustomForm, texts };
  }, [locale]);
  const panelId = useId();
  return (
    <Part>
      <Button
        variant="outlined"
        aria-expanded={isOpen}
        aria-controls={isOpen ? panelId : undefined}
        onClick={() => setOpen(!isOpen)}
      >
        {intl.formatMessage({ id: 'comparison.calculator.custom.title' })}
      </Button>
      {isOpen && (
        <div id={panelId}>
          <LazyPart load={load} props={props} />
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
