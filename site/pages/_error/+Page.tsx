import { FormattedMessage } from 'react-intl';
import { Text } from '../../../design-system/text/Text/Text.tsx';
import { home } from '../../landings/index.ts';
import { BothLanguages, HomeLink } from '../../layout/BothLanguages.tsx';

/** What every address shows that leads nowhere. */
export function Page() {
  return (
    <BothLanguages parts={3} headerPaths={home.path}>
      <Text variant="title" component="h1">
        <FormattedMessage id="notFound.title" />
      </Text>
      <Text variant="lead">
        <FormattedMessage id="notFound.text" />
      </Text>
      <HomeLink id="notFound.link" />
    </BothLanguages>
  );
}
