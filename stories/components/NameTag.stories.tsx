import type { Meta, StoryObj } from '@storybook/react-vite';
import { NameTag } from '../../design-system/cards/NameTag/NameTag.tsx';

const meta = {
  id: 'components-nametag',
  component: NameTag,
  args: { name: 'Mara, 35', caption: 'saves 300 € per month' },
} satisfies Meta<typeof NameTag>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const LongestGermanWord: Story = {
  args: { name: 'Annegret-Charlotte', caption: 'Altersvorsorgebeitragszahlerin' },
};
