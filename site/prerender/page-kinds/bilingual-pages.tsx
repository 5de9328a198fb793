import { currentBrand } from '../../content/brands/current.ts';
import { landings } from '../../landings/index.ts';
import { textFor } from '../../provider/text-for.ts';
import { socialImageOf } from '../images/social-image-file.ts';
import { languageRedirect } from '../language-redirect.ts';
import type { SitePage } from '../site-page.ts';
import { ChoiceView } from '../views/ChoiceView.tsx';
import { NotFoundView } from '../views/NotFoundView.tsx';

/** The page at `/`. Search engines send people of no known language to the English home page. */
export function choicePage(): SitePage {
  return {
    head: {
      ...bilingualHead('choice.title', 'choice.description'),
      path: '/',
      indexed: true,
      image: socialImageOf(textFor(currentBrand, 'en'), { key: 'home', locale: 'en' }),
    },
    view: (
      <>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own script, without input */}
        <script dangerouslySetInnerHTML={{ __html: languageRedirect(landings.home.path) }} />
        <ChoiceView />
      </>
    ),
  };
}

/** The page for every address that leads nowhere. */
export function notFoundPage(): SitePage {
  return { head: bilingualHead('notFound.title', 'notFound.text'), view: <NotFoundView /> };
}

type Choice = 'choice.title' | 'choice.description' | 'notFound.title' | 'notFound.text';

function bilingualHead(title: Choice, description: Choice): SitePage['head'] {
  const [en, de] = [textFor(currentBrand, 'en'), textFor(currentBrand, 'de')];
  return {
    locale: 'en',
    title: `${en(title)} – ${de(title)}`,
    description: `${en(description)} ${de(description)}`,
    paths: landings.home.path,
    indexed: false,
  };
}
