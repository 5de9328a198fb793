import {
  ExpansionPanels,
  type Shortening,
} from '../../../design-system/disclosure/ExpansionPanels/ExpansionPanels.tsx';
import { useText } from '../../provider/useText.ts';
import { questionAnchors } from './anchors.ts';
import type { ShownQuestion } from './questions.tsx';
import { shownAtFirst } from './shown-at-first.ts';

interface FaqPanelsProps {
  questions: readonly ShownQuestion[];
  headingLevel: 'h2' | 'h3';
  /** Smaller, below the heading of their topic. */
  compact?: boolean;
  /** Shows the first questions only, until the visitor asks for all. */
  shortened?: boolean;
}

/** Questions that open to their answers, each with an address of its own. */
export function FaqPanels(props: FaqPanelsProps) {
  const { questions, headingLevel, compact = false, shortened = false } = props;
  const shortening = useShortening(questions.length);
  const anchors = questionAnchors(questions.map(({ question }) => question));
  const panels = questions.map(({ id, question, answer, action }, index) => ({
    anchor: anchors[index] ?? id,
    heading: question,
    content: answer,
    action,
  }));
  return (
    <ExpansionPanels
      panels={panels}
      headingLevel={headingLevel}
      compact={compact}
      {...(shortened && shortening && { shortening })}
    />
  );
}

function useShortening(count: number): Shortening | undefined {
  const t = useText();
  const { compact, wide } = shownAtFirst(count);
  if (wide === count) return undefined;
  return { compact, wide, more: t('faq.more', { count }), less: t('faq.less') };
}
