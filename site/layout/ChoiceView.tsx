import { FormattedMessage } from 'react-intl';
import { Text } from '../../design-system/text/Text/Text.tsx';
import { EveryLanguage, HomeLink } from './EveryLanguage.tsx';

/** A link to the home page in each language. */
export function ChoiceView() {
  return (
    <EveryLanguage parts={2}>
      <Text variant="title" component="h1">
        <FormattedMessage id="choice.title" />
      </Text>
      <HomeLink id="choice.link" size="large" />
    </EveryLanguage>
  );
}
