import { servedQuestions } from 'virtual:content';
import type { ReactNode } from 'react';
import { TextLink } from '../../../design-system/actions/TextLink/TextLink.tsx';
import { RichText } from '../../../design-system/text/RichText/RichText.tsx';
import { Text } from '../../../design-system/text/Text/Text.tsx';
import { keysOf } from '../../../lib/objects.ts';
import { toAddress } from '../../config/address.ts';
import { type FaqKey, faq, groupByTopic, type Placed, sortQuestions } from '../../content/faq.ts';
import type { FaqTopic } from '../../content/faq-topics.ts';
import type { ServedQuestion } from '../../content/service/questions.ts';
import { bindSpaces } from '../../i18n/bind-spaces.ts';
import type { Locale, Localized } from '../../i18n/locales.ts';
import { listNames } from '../../provider/list-names.ts';
import { type Site, useSay } from '../../provider/site-context.ts';
import type { Say } from '../../provider/texts.ts';
import type { SectionProps } from '../sections.ts';

/** A question as a page shows it, from the content service or from this repository. */
export interface ShownQuestion extends Placed {
  question: string;
  answer: ReactNode;
  action?: ReactNode;
}

/** The questions of a landing: its own, those that lead on it, then others. */
export function listLandingQuestions(
  { first, ownQuestions = [] }: SectionProps<'faq'>,
  site: Site,
  say: Say,
): ShownQuestion[] {
  const own = ownQuestions.map(({ question, answer }, at) => ({
    id: `own-${at + 1}`,
    topics: [],
    question: say(question),
    answer: (
      <RichText>
        <p>{say(answer)}</p>
      </RichText>
    ),
  }));
  return [...own, ...sortQuestions(questionsFor('landing', site, say), first)];
}

/** Every question of the site by its topic. */
export function groupQuestions(site: Site, say: Say): Map<FaqTopic | 'other', ShownQuestion[]> {
  return groupByTopic(questionsFor('page', site, say));
}

function questionsFor(place: 'landing' | 'page', { brand, locale }: Site, say: Say) {
  if (!servedQuestions) return keysOf(faq).map((key) => fromRepository(key, locale, say));
  const figures = listNames(brand, locale);
  return servedQuestions[locale][place].map((served) => fromService(served, figures));
}

function fromRepository(id: FaqKey, locale: Locale, say: Say): ShownQuestion {
  const { topics, order, question, answer, action } = faq[id];
  return {
    id,
    topics,
    order,
    question: say(question),
    answer: (
      <RichText>
        {answer[locale].map((paragraph) => (
          <p key={paragraph}>
            <Said text={paragraph} />
          </p>
        ))}
      </RichText>
    ),
    action: action && (
      <Text>
        <TextLink alone href={toAddress(action.href[locale])}>
          <Said text={action.label} />
        </TextLink>
      </Text>
    ),
  };
}

/** A text that is read when it is shown: a landing shows few of all answers. */
function Said({ text }: { text: Localized | string }) {
  const say = useSay();
  return say(text);
}

type Figures = Readonly<Record<string, string>>;

function fromService({ answer, question, ...placed }: ServedQuestion, figures: Figures) {
  const filled = (text: string) => fillIn(bindSpaces(text), figures, placed.id);
  return {
    ...placed,
    question: filled(question),
    answer: <RichText html={addressLinks(filled(answer))} />,
  };
}

/** Clean HTML in which links to the site lead to where it is. */
function addressLinks(html: string): string {
  return html.replaceAll(/(?<=<a href=")[^"]*/g, toAddress);
}

/**
 * Puts figures of the ledger where a text from the service names them, such as `{productCost}`.
 * @throws when it names another, which the build refuses as soon as it has the text
 */
function fillIn(text: string, figures: Figures, id: string): string {
  return text.replaceAll(/\{(\w+)\}/g, (_hole, name: string) => {
    const figure = figures[name];
    if (figure !== undefined) return figure;
    throw new Error(`The question "${id}" of the content service names {${name}}.`);
  });
}
