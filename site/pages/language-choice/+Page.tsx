import { FormattedMessage } from 'react-intl';
import { Text } from '../../../design-system/text/Text/Text.tsx';
import { home } from '../../landings/index.ts';
import { BothLanguages, HomeLink } from '../../layout/BothLanguages.tsx';
import { formatLanguageScript } from '../../layout/language-script.ts';

/** The page at `/`: it leads on by itself, and has a link to the home page in each language. */
export function Page() {
  return (
    <>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own script, without input */}
      <script dangerouslySetInnerHTML={{ __html: formatLanguageScript(home.path) }} />
      <ChoiceView />
    </>
  );
}

export function ChoiceView() {
  return (
    <BothLanguages parts={2}>
      <Text variant="title" component="h1">
        <FormattedMessage id="choice.title" />
      </Text>
      <HomeLink id="choice.link" size="large" />
    </BothLanguages>
  );
}
