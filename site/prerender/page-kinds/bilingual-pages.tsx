import { FormattedMessage, useIntl } from 'react-intl';
import { Button } from '../../../design-system/actions/Button/Button.tsx';
import { Text } from '../../../design-system/text/Text/Text.tsx';
import { currentBrand } from '../../content/brands/current.ts';
import { LOCALES } from '../../i18n/locales.ts';
import { home } from '../../landings/index.ts';
import { getHomePath } from '../../layout/section-links.ts';
import { getIntl, getPageTexts } from '../../provider/page-texts.ts';
import { formatLanguageScript } from '../html/language-script.ts';
import { describeSocialImage } from '../images/social-image-file.ts';
import type { SitePage } from '../site-page.ts';
import { BothLanguages } from './BothLanguages.tsx';

/** The page at `/`. Search engines send people of no known language to the English home page. */
export function createChoicePage(): SitePage {
  return {
    head: {
      ...bilingualHead('choice.title', 'choice.description'),
      path: '/',
      indexed: true,
      image: describeSocialImage(getPageTexts(currentBrand, 'en')),
    },
    view: (
      <>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own script, without input */}
        <script dangerouslySetInnerHTML={{ __html: formatLanguageScript(home.path) }} />
        <ChoiceView />
      </>
    ),
  };
}

/** The page for every address that leads nowhere. */
export function createNotFoundPage(): SitePage {
  return {
    head: { ...bilingualHead('notFound.title', 'notFound.text'), hasAddress: false },
    view: <NotFoundView />,
  };
}

type Choice = 'choice.title' | 'choice.description' | 'notFound.title' | 'notFound.text';

function bilingualHead(title: Choice, description: Choice): SitePage['head'] {
  const say = (id: Choice) =>
    LOCALES.map((locale) => getIntl(currentBrand, locale).formatMessage({ id }));
  return {
    locale: 'en',
    title: say(title).join(' – '),
    description: say(description).join(' '),
    paths: home.path,
    indexed: false,
  };
}

/** The page at `/`: a link to the home page in each language. */
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

/** The view of an address that leads nowhere. */
export function NotFoundView() {
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

function HomeLink({ id, size }: { id: 'choice.link' | 'notFound.link'; size?: 'large' }) {
  const { locale } = useIntl();
  return (
    <Button href={getHomePath(locale)} {...(size && { size })}>
      <FormattedMessage id={id} />
    </Button>
  );
}
