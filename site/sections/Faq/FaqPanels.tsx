import { useIntl } from 'react-intl';
import {
  Accordion,
  type AccordionLimit,
} from '../../../design-system/disclosure/Accordion/Accordion.tsx';
import { createQuestionAnchors } from './question-anchors.ts';
import type { ShownQuestion } from './questions.tsx';

interface FaqPanelsProps {
  questions: readonly ShownQuestion[];
  headingLevel: 'h2' | 'h3';
  /** `small` below the heading of their topic. */
  size?: 'small' | 'medium';
  /** Shows the first questions only, until the visitor asks for all. */
  limited?: boolean;
}

/** Questions that open to their answers, each with an address of its own. */
export function FaqPanels(props: FaqPanelsProps) {
  const { questions, headingLevel, size = 'medium', limited = false } = props;
  const limit = useLimit(questions.length);
  const anchors = createQuestionAnchors(questions.map(({ question }) => question));
  const items = questions.map(({ id, question, answer, action }, index) => ({
    id: anchors[index] ?? id,
    alias: `faq-${id}`,
    heading: question,
    content: answer,
    action,
  }));
  return (
    <Accordion
      items={items}
      headingLevel={headingLevel}
      size={size}
      limit={limited ? limit : undefined}
    />
  );
}

function useLimit(count: number): AccordionLimit | undefined {
  const intl = useIntl();
  const { compact, wide } = countShownAtFirst(count);
  if (wide === count) return undefined;
  return {
    compact,
    wide,
    moreLabel: intl.formatMessage({ id: 'faq.more' }, { count }),
    lessLabel: intl.formatMessage({ id: 'faq.less' }),
  };
}

/** How many questions a list shows before «show more». */
const FEW = 5;

/**
 * How many of `count` questions show at first on a phone and on a desktop: all of up to five, else
 * half of them (rounded up) and five; more than ten show more on a phone.
 */
export function countShownAtFirst(count: number): { compact: number; wide: number } {
  if (count <= FEW) return { compact: count, wide: count };
  return { compact: Math.ceil(count / 2), wide: FEW };
}
