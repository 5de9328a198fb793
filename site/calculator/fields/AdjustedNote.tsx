import { useIntl } from 'react-intl';
import { Text } from '../../../design-system/text/Text/Text.tsx';

/** Which values of the visitor's link could not be chosen; nothing where all could. */
export function AdjustedNote({ names }: { names: readonly string[] }) {
  const intl = useIntl();
  if (names.length === 0) return null;
  return (
    <Text variant="note">
      {intl.formatMessage({ id: 'field.adjusted' }, { names: names.join(', ') })}
    </Text>
  );
}
