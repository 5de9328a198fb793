import {
  ExpansionPanels,
  type Shortening,
} from '../../../design-system/ExpansionPanels/ExpansionPanels.tsx';
import { Text } from '../../../design-system/Text/Text.tsx';
import { type FaqKey, faq } from '../../content/faq.ts';
import { useSite } from '../../SiteProvider.tsx';
import { useText } from '../../useText.ts';
import { questionAnchors } from './anchors.ts';
import { faqFigures } from './figures.ts';
import { shownAtFirst } from './shown-at-first.ts';

interface FaqPanelsProps {
  keys: readonly FaqKey[];
  headingLevel: 'h2' | 'h3';
  /** Shows the first questions only, until the visitor asks for all. */
  shortened?: boolean;
}

/** Questions that open to their answers, each with an address of its own. */
export function FaqPanels({ keys, headingLevel, shortened = false }: FaqPanelsProps) {
  const { locale, t } = useSite();
  const shortening = useShortening(keys.length);
  const figures = faqFigures(locale);
  const questions = keys.map((key) => t(`faq.${key}.question`, figures));
  const anchors = questionAnchors(questions);
  const panels = keys.map((key, index) => ({
    anchor: anchors[index] ?? key,
    heading: questions[index] ?? key,
    content: faq[key].answer[locale].map((paragraph, at) => (
      <Text key={paragraph} tone="secondary">
        {t(`faq.${key}.answer.${at}`, figures)}
      </Text>
    )),
  }));
  return (
    <ExpansionPanels
      panels={panels}
      headingLevel={headingLevel}
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
