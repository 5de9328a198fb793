import { expect, userEvent } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { Disclosure } from '../../design-system/disclosure/Disclosure/Disclosure.tsx';
import { Text } from '../../design-system/text/Text/Text.tsx';

const meta = preview.meta({
  id: 'components-disclosure',
  component: Disclosure,
  args: {
    summary: 'How it is calculated',
    children: (
      <div>
        <Text>What only some readers want to know.</Text>
      </div>
    ),
  },
});

export const Heading = meta.story({ args: { headingLevel: 'h3', size: 'medium' } });
export const Inline = meta.story({ args: { variant: 'inline' } });

/** A click opens it, the next closes it. */
export const Row = meta.story({
  args: { variant: 'row', open: true },
});

export const ClosedAndOpened = meta.story({
  ...Row.input,
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, canvasElement }) => {
    const details = canvasElement.querySelector('details');
    const summary = canvas.getByText('How it is calculated');
    await userEvent.click(summary);
    await expect(details).not.toHaveAttribute('open');
    await userEvent.click(summary);
    await expect(details).toHaveAttribute('open');
  },
});

export const LongestGermanWord = meta.story({
  args: { variant: 'inline', summary: 'Altersvorsorgeverwaltungskostenannahmen', open: true },
  globals: { viewport: { value: 'narrow' } },
});
