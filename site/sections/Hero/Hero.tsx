import { Band } from '../../../design-system/Band/Band.tsx';
import { Text } from '../../../design-system/Text/Text.tsx';
import { useText } from '../../useText.ts';
import type { HeroData } from './data.ts';

export function Hero({ title, text }: HeroData) {
  const t = useText();
  return (
    <Band tone="paper">
      <Text variant="hero">{t(title)}</Text>
      <Text variant="lead">{t(text)}</Text>
    </Band>
  );
}
