import {
  Accordion,
  type AccordionLimit,
} from '../../../design-system/disclosure/Accordion/Accordion.tsx';
import { useText } from '../../provider/useText.ts';
import { createQuestionAnchors } from './question-anchors.ts';
import type { ShownQuestion } from './questions.tsx';
import { countShownAtFirst } from './shown-at-first.ts';

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
  const t = useText();
  const { compact, wide } = countShownAtFirst(count);
  if (wide === count) return undefined;
  return { compact, wide, moreLabel: t('faq.more', { count }), lessLabel: t('faq.less') };
}
