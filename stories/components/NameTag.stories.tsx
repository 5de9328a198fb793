import preview from '../../.storybook/preview.tsx';
import { NameTag } from '../../design-system/cards/NameTag/NameTag.tsx';

const meta = preview.meta({
  id: 'components-nametag',
  component: NameTag,
  args: { name: 'Mara, 35', caption: 'saves 300 € per month' },
});

export const Default = meta.story();
export const LongestGermanWord = meta.story({
  args: { name: 'Annegret-Charlotte', caption: 'Altersvorsorgebeitragszahlerin' },
});
