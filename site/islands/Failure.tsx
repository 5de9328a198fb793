import styled from '@emotion/styled';
import { useIntl } from 'react-intl';
import { Button } from '../../design-system/actions/Button/Button.tsx';
import { Text } from '../../design-system/text/Text/Text.tsx';
import type { MessageId } from '../i18n/messages/index.ts';
import { tryAgain } from './missing-scripts.ts';

interface FailureProps {
  /** The message that says what did not work; `false` while there is nothing to announce. */
  message: MessageId | false;
  /** Without it the button is given its action later, as in a template. */
  onRetry?: () => void;
}

/** Announces that something did not work, and offers to try again. Stays in place to be announced. */
export function Failure({ message, onRetry }: FailureProps) {
  const intl = useIntl();
  return (
    <Strip role="status">
      {message && (
        <>
          <Text>{intl.formatMessage({ id: message })}</Text>
          <Button variant="outlined" onClick={onRetry && (() => tryAgain(onRetry))}>
            {intl.formatMessage({ id: 'frame.retry' })}
          </Button>
        </>
      )}
    </Strip>
  );
}

const Strip = styled('div')(({ theme }) => ({
  '&:empty': { display: 'none' },
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: theme.vars.space.m,
  padding: `${theme.vars.space.m} ${theme.vars.space.l}`,
  borderRadius: theme.vars.radius.medium,
  backgroundColor: theme.vars.color.signal.lossSoft,
}));
