import { currentBrand } from '../../content/brands/current.ts';
import { brands } from '../../content/brands/index.ts';
import { type StandInKey, standIns } from '../../content/stand-ins.ts';
import type { Locale } from '../../i18n/locales.ts';
import { textFor } from '../../provider/text-for.ts';
import type { SitePage } from '../site-page.ts';
import { StandInView } from '../views/StandInView.tsx';

/** Turns a row of the stand-in table into a page of one language. */
export function standInPage({ key, locale }: { key: StandInKey; locale: Locale }): SitePage {
  const t = textFor(currentBrand, locale);
  const paths = standIns[key].path;
  const title = t(standIns[key].title);
  return {
    head: {
      locale,
      title: `${title} – ${brands[currentBrand].name}`,
      description: title,
      paths,
      indexed: false,
    },
    view: <StandInView standIn={key} />,
  };
}
