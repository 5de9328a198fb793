import { ArrowUp, SlidersHorizontal } from 'lucide';
import { type RefObject, useEffect, useState } from 'react';
import { FloatingButton } from '../../../../design-system/actions/FloatingButton/FloatingButton.tsx';
import { useText } from '../../../provider/useText.ts';
import { bringIntoView } from '../state/bring-into-view.ts';
import { type ScrollTarget, scrollTarget } from './scroll-target.ts';
import { useInView } from './useInView.ts';
import { useKeyboardOpen } from './useKeyboardOpen.ts';

type Part = RefObject<HTMLElement | null>;

interface ScrollShortcutProps {
  calculator: Part;
  table: Part;
  forms: Part;
}

/** Leads a phone's visitor from the table to the forms and back, as long as it floats over the calculator. */
export function ScrollShortcut({ calculator, table, forms }: ScrollShortcutProps) {
  const t = useText();
  const isHere = useInView(calculator, FOOT_OF_SCREEN);
  const inView = { table: useInView(table), forms: useInView(forms) };
  const isTyping = useKeyboardOpen();
  const [before, setBefore] = useState<ScrollTarget>('preferences');
  const target = scrollTarget(before, inView);
  useEffect(() => setBefore(target), [target]);

  const part = { preferences: forms, results: table }[target];
  return (
    <FloatingButton
      icon={target === 'preferences' ? SlidersHorizontal : ArrowUp}
      visible={isHere && !isTyping}
      onClick={() => bringIntoView(part.current, target)}
    >
      {t(`comparison.calculator.scrollTo.${target}`)}
    </FloatingButton>
  );
}

/** Where the button floats: what follows the calculator must not come to lie below it. */
const FOOT_OF_SCREEN = '-88% 0px 0px';
