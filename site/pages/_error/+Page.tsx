import { FormattedMessage } from 'react-intl';
import { Text } from '../../../design-system/text/Text/Text.tsx';
import { home } from '../../landings/index.ts';
import { EveryLanguage, HomeLink } from '../../layout/EveryLanguage.tsx';
import type { ErrorData } from './+data.ts';

/** What every address shows that leads nowhere. While the site is edited also what went wrong on the way. */
export function Page({ fault }: Partial<ErrorData>) {
  if (fault) return <pre>{fault}</pre>;
  return (
    <EveryLanguage parts={3} headerPaths={home.path}>
      <Text variant="title" component="h1">
        <FormattedMessage id="notFound.title" />
      </Text>
      <Text variant="lead">
        <FormattedMessage id="notFound.text" />
      </Text>
      <HomeLink id="notFound.link" />
    </EveryLanguage>
  );
}
