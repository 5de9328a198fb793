import { renderToStaticMarkup } from 'react-dom/server';
import { toAddress } from '../../config/address.ts';
import { LOCALES, type Locale, type Localized } from '../../i18n/locales.ts';
import { ICONS } from '../images/web-manifest.ts';
import { listAlternates } from './alternates.ts';

/** Metadata of a page for browsers, search engines and social networks. */
export interface PageHead {
  locale: Locale;
  title: string;
  description: string;
  /** The page's path in every language it exists in. */
  paths: Localized;
  /** The path of a page that has its own beside those of its languages: `/`. */
  path?: string;
  /** False keeps a page out of search engines: stand-ins and error pages. */
  indexed: boolean;
  /** False where the page stands at every address that leads nowhere. */
  hasAddress?: boolean;
  /** Path of the picture that social networks show, 1200 x 630 pixels, and what it shows. */
  image?: { path: string; alt: string };
}

const OG_LOCALES: Localized = { en: 'en_GB', de: 'de_DE' };

/** Metadata that all pages share. */
interface SiteHead {
  /** Where the site begins, without a slash at the end. */
  address: string;
  name: string;
  /** Of the browser's own frame around the page; a second one is for the dark. */
  themeColors: readonly string[];
}

/** The `<head>` tags of a page: title, description, robots, canonical, hreflang, icons and social tags. */
export function renderHead(head: PageHead, { address, name, themeColors }: SiteHead): string {
  const {
    locale,
    title,
    description,
    paths,
    path = paths[locale],
    indexed,
    image,
    hasAddress = true,
  } = head;
  const [light, dark] = themeColors;
  return renderToStaticMarkup(
    <>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <title>{title}</title>
      <meta name="description" content={description} />
      <meta name="robots" content={indexed ? 'index, follow' : 'noindex'} />
      {indexed && (
        <>
          <link rel="canonical" href={address + path} />
          {listAlternates(path, paths).map(([language, alternate]) => (
            <link key={language} rel="alternate" hrefLang={language} href={address + alternate} />
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
      {hasAddress && <meta property="og:url" content={address + path} />}
      <meta property="og:locale" content={OG_LOCALES[locale]} />
      {LOCALES.filter((language) => language !== locale).map((language) => (
        <meta key={language} property="og:locale:alternate" content={OG_LOCALES[language]} />
      ))}
      {image && (
        <>
          <meta property="og:image" content={`${address}${image.path}`} />
          <meta property="og:image:width" content="1200" />
          <meta property="og:image:height" content="630" />
          <meta property="og:image:alt" content={image.alt} />
          <meta name="twitter:card" content="summary_large_image" />
        </>
      )}
    </>,
  );
}
