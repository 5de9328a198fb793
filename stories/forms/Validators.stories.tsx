import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Table } from '../../design-system/tables/Table/Table.tsx';
import { keysOf } from '../../lib/objects.ts';
import { EXAMPLES } from '../../site/forms/validator-examples.ts';
import { validators } from '../../site/forms/validators.ts';

/** The rules that any form may use for what somebody types, each with what it accepts and refuses. */
const meta = {
  title: 'Forms/Validators',
  render: () => (
    <Table
      caption="Rules for typed text"
      columns={['Rule', 'Accepts', 'Refuses']}
      rows={keysOf(validators).map((name) => ({
        header: name,
        cells: [quote(EXAMPLES[name].accepts), quote(EXAMPLES[name].refuses)],
      }))}
    />
  ),
} satisfies Meta;

export default meta;

export const Examples: StoryObj = {
  play: async ({ canvas }) => {
    for (const name of keysOf(validators)) {
      const { accepts, refuses } = EXAMPLES[name];
      await expect(canvas.getByRole('rowheader', { name })).toBeVisible();
      await expect(accepts.filter((text) => !validators[name](text))).toEqual([]);
      await expect(refuses.filter((text) => validators[name](text))).toEqual([]);
    }
  },
};

function quote(texts: readonly string[]): string {
  return texts.map((text) => `“${text.length > 24 ? `${text.slice(0, 24)}…` : text}”`).join(' ');
}
