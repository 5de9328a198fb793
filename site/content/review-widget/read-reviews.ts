import { type HTMLElement, parse } from 'node-html-parser';
import sanitizeHtml from 'sanitize-html';
import { createRecord, keysOf } from '../../../lib/objects.ts';
import { LOCALES, type Localized } from '../../i18n/locales.ts';
import { brands } from '../brands/index.ts';
import { type Review, reviewSchema } from '../schemas.ts';
import { getWidgetSettings, responses, type WidgetResponse } from './widget.ts';

/** The reviews of every brand by the id of its widget. Runs at build only. */
export function readAllReviews(
  warn: (line: string) => void,
): Record<string, Localized<readonly Review[]>> {
  return Object.fromEntries(
    keysOf(brands).map((brand) => {
      const { desktop } = responses[brand];
      const inLanguages = createRecord(LOCALES, (locale) =>
        readReviews(desktop[locale], getWidgetSettings(brands[brand], locale), warn).toSorted(
          (a, b) => b.date.localeCompare(a.date),
        ),
      );
      return [brands[brand].reviewWidget, inLanguages];
    }),
  );
}

/**
 * The reviews in a widget's answer, with the numbers of stars that its settings ask for. An answer
 * that is no success has none, and a review that cannot be read is left out.
 * @param warn takes one line about what is missing
 */
export function readReviews(
  { code, type, message }: WidgetResponse,
  { uuid, language, ratings }: ReturnType<typeof getWidgetSettings>,
  warn: (line: string) => void,
): Review[] {
  const widget = `review widget ${uuid} (${language})`;
  if (code !== 200 || type !== 'success') {
    warn(`${widget}: hidden, because the answer is ${code} ${type}`);
    return [];
  }
  const articles = parse(sanitizeHtml(message, REVIEWS)).querySelectorAll('article');
  const reviews = articles.flatMap((article, at) => {
    const { data, error } = reviewSchema.safeParse(readReview(article, uuid));
    if (data) return data;
    const fields = error.issues.map(({ path }) => path.join('.')).join(', ');
    warn(`${widget}: left out review no. ${at + 1}, which lacks ${fields}`);
    return [];
  });
  return reviews.filter(({ stars }) => ratings.includes(stars));
}

/** The elements of a review; everything else that the service sends is removed first. */
const REVIEWS: sanitizeHtml.IOptions = {
  allowedTags: ['article', 'b', 'time', 'p'],
  allowedAttributes: { article: ['data-stars'], time: ['datetime'] },
};

/** Reads words and values only: no markup of the service reaches a page. */
function readReview(article: HTMLElement, widget: string) {
  const time = article.querySelector('time');
  const words = (tag: string) => article.querySelector(tag)?.text.trim();
  return {
    stars: Number(article.getAttribute('data-stars')),
    date: time?.getAttribute('datetime'),
    text: words('p'),
    author: words('b'),
    source: { widget, date: words('time') },
  };
}
