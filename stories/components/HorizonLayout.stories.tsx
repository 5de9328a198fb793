import preview from '../../.storybook/preview.tsx';
import { Button } from '../../design-system/actions/Button/Button.tsx';
import { HorizonLayout } from '../../design-system/page/HorizonLayout/HorizonLayout.tsx';
import { Text } from '../../design-system/text/Text/Text.tsx';
import { ON_A_PHONE } from '../on-a-phone.ts';

const meta = preview.meta({
  id: 'components-horizonlayout',
  component: HorizonLayout,
  parameters: { layout: 'fullscreen' },
  args: {
    children: (
      <>
        <Text variant="hero">There is no page here</Text>
        <Button href="#">To the home page</Button>
      </>
    ),
  },
});

export const Default = meta.story();
export const OnAPhone = meta.story({ ...ON_A_PHONE });

export const LongestGermanWord = meta.story({
  args: {
    children: <Text variant="hero">Altersvorsorge&shy;beitrags&shy;bescheinigung</Text>,
  },
  globals: { viewport: { value: 'narrow' }, locale: 'de' },
});
