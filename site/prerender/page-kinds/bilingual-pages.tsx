import { Button } from '../../../design-system/actions/Button/Button.tsx';
import { Text } from '../../../design-system/text/Text/Text.tsx';
import { currentBrand } from '../../content/brands/current.ts';
import { home } from '../../landings/index.ts';
import { getHomePath } from '../../layout/section-links.ts';
import { getTextLookup } from '../../provider/page-texts.ts';
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
      image: describeSocialImage(getTextLookup(currentBrand, 'en'), 'en'),
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
  const [en, de] = [getTextLookup(currentBrand, 'en'), getTextLookup(currentBrand, 'de')];
  return {
    locale: 'en',
    title: `${en(title)} – ${de(title)}`,
    description: `${en(description)} ${de(description)}`,
    paths: home.path,
    indexed: false,
  };
}

/** The page at `/`: a link to the home page in each language. */
export function ChoiceView() {
  return (
    <BothLanguages
      parts={2}
      render={(t, locale) => (
        <>
          <Text variant="title" component="h1">
            {t('choice.title')}
          </Text>
          <Button href={getHomePath(locale)} size="large">
            {t('choice.link')}
          </Button>
        </>
      )}
    />
  );
}

/** The view of an address that leads nowhere. */
export function NotFoundView() {
  return (
    <BothLanguages
      parts={3}
      headerPaths={home.path}
      render={(t, locale) => (
        <>
          <Text variant="title" component="h1">
            {t('notFound.title')}
          </Text>
          <Text variant="lead">{t('notFound.text')}</Text>
          <Button href={getHomePath(locale)}>{t('notFound.link')}</Button>
        </>
      )}
    />
  );
}
