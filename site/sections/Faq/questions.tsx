import { servedQuestions } from 'virtual:content';
import type { ReactNode } from 'react';
import { FormattedMessage, type IntlShape } from 'react-intl';
import { TextLink } from '../../../design-system/actions/TextLink/TextLink.tsx';
import { RichText } from '../../../design-system/text/RichText/RichText.tsx';
import { Text } from '../../../design-system/text/Text/Text.tsx';
import { keysOf } from '../../../lib/objects.ts';
import { toAddress } from '../../config/address.ts';
import type { BrandContent } from '../../content/brands/schema.ts';
import {
  type FaqKey,
  type FaqTopic,
  faq,
  groupByTopic,
  type Placed,
  sortQuestions,
} from '../../content/faq.ts';
import type { ServedQuestion } from '../../content/service/questions.ts';
import { bindSpaces } from '../../i18n/bind-spaces.ts';
import { listNames } from '../../provider/list-names.ts';
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
  brand: BrandContent,
  intl: IntlShape,
  say: Say,
  { first, ownQuestions = [] }: SectionProps<'faq'>,
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
  return [...own, ...sortQuestions(questionsFor('landing', brand, intl), first)];
}

/** Every question of the site by its topic. */
export function groupQuestions(
  brand: BrandContent,
  intl: IntlShape,
): Map<FaqTopic | 'other', ShownQuestion[]> {
  return groupByTopic(questionsFor('page', brand, intl));
}

function questionsFor(place: 'landing' | 'page', brand: BrandContent, intl: IntlShape) {
  if (!servedQuestions) return keysOf(faq).map((key) => fromRepository(key, intl));
  const figures = listNames(brand, intl.locale);
  return servedQuestions[intl.locale][place].map((served) => fromService(served, figures));
}

function fromRepository(id: FaqKey, intl: IntlShape): ShownQuestion {
  const { topics, order, answer, action } = faq[id];
  return {
    id,
    topics,
    order,
    question: intl.formatMessage({ id: `faq.${id}.question` }),
    answer: (
      <RichText>
        {answer[intl.locale].map((paragraph, at) => (
          <p key={paragraph}>
            <FormattedMessage id={`faq.${id}.answer.${at}`} />
          </p>
        ))}
      </RichText>
    ),
    action: action && (
      <Text>
        <TextLink alone href={toAddress(action.href[intl.locale])}>
          <FormattedMessage id={`faq.${id}.action`} />
        </TextLink>
      </Text>
    ),
  };
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
