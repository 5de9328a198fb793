import type { PageContextServer } from 'vike/types';
import { brandTokens, darkTokens } from '../../tokens/index.ts';
import { FOLDER, toAddress } from '../config/address.ts';
import { currentBrand } from '../content/brands/current.ts';
import { brands } from '../content/brands/index.ts';
import { LANGUAGES, type Locale, listOtherLocales } from '../i18n/locales.ts';
import { home } from '../landings/index.ts';
import { listAlternates } from '../prerender/html/alternates.ts';
import { describeSocialImage } from '../prerender/images/social-image-file.ts';
import { ICONS } from '../prerender/images/web-manifest.ts';
import { getPageTexts } from '../provider/page-texts.ts';
import { formatDescription, formatTitle } from './head-texts.ts';

/** The metadata of a page for browsers, search engines and social networks. */
export function Head({ pageContext }: { pageContext: PageContextServer }) {
  const { config, is404, locale = 'en', paths = home.path } = pageContext;
  const { indexed = true, image = () => undefined } = config;
  const title = read('title', formatTitle, pageContext);
  const description = read('description', formatDescription, pageContext);
  const path = pageContext.page ? paths[locale] : '/';
  return (
    <>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <title>{title}</title>
      <meta name="description" content={description} />
      <meta name="robots" content={indexed ? 'index, follow' : 'noindex'} />
      {indexed && (
        <>
          <link rel="canonical" href={SITE + path} />
          {listAlternates(path, paths).map(([language, alternate]) => (
            <link key={language} rel="alternate" hrefLang={language} href={SITE + alternate} />
          ))}
        </>
      )}
      {/* Browsers take the first whose query matches. */}
      {dark && <meta name="theme-color" media="(prefers-color-scheme:dark)" content={dark} />}
      <meta name="theme-color" content={light} />
      <link rel="icon" href={toAddress(`/${ICONS.vector.file}`)} type="image/svg+xml" />
      <link rel="apple-touch-icon" href={toAddress(`/${ICONS.apple.file}`)} />
      <link rel="manifest" href={toAddress('/manifest.webmanifest')} />
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={name} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      {/* The error page stands at every address that leads nowhere. */}
      {!is404 && <meta property="og:url" content={SITE + path} />}
      <meta property="og:locale" content={formatTag(locale)} />
      {listOtherLocales(locale).map((language) => (
        <meta key={language} property="og:locale:alternate" content={formatTag(language)} />
      ))}
      {indexed && (
        <SocialImage
          {...describeSocialImage(getPageTexts(currentBrand, locale), image(pageContext))}
        />
      )}
    </>
  );
}

function SocialImage({ path, alt }: ReturnType<typeof describeSocialImage>) {
  return (
    <>
      <meta property="og:image" content={SITE + path} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta property="og:image:alt" content={alt} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}

/** A text of a head, which its page gives by id or reads from its data. */
function read(
  what: 'title' | 'description',
  format: typeof formatTitle,
  pageContext: PageContextServer,
): string {
  const { [what]: text } = pageContext.config;
  if (!text) throw new Error(`${pageContext.pageId} has no +${what}.`);
  return typeof text === 'function' ? text(pageContext) : format(text, pageContext.locale);
}

const { origin, name, schemes } = brands[currentBrand];
const SITE = origin + FOLDER;
/** As the Open Graph protocol writes a language: `en_GB`. */
function formatTag(locale: Locale): string {
  return LANGUAGES[locale].tag.replace('-', '_');
}

/** Of the browser's own frame around the page; a second one is for the dark. */
const COLORS = { light: brandTokens[currentBrand].color, dark: darkTokens[currentBrand].color };
const [light, dark] = schemes.map((scheme) => COLORS[scheme].surface.sky);
