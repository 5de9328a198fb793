import { expect, userEvent, waitFor } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { inEachLanguage } from '../../site/i18n/in-each-language.ts';
import { Faq } from '../../site/sections/Faq/Faq.tsx';
import { ON_A_PHONE } from '../on-a-phone.ts';

const meta = preview.meta({
  component: Faq,
  args: { first: [] },
  parameters: { layout: 'fullscreen' },
});

export const Shortened = meta.story();

/** On a landing for parents their questions lead. */
export const ItsOwnQuestionsFirst = meta.story({ args: { first: ['children', 'death', 'pause'] } });

/** A question that no other page answers comes before all others. */
export const ItsOwnWords = meta.story({
  args: {
    ownQuestions: [
      {
        question: inEachLanguage({
          en: 'Does parental leave reduce what I get?',
          de: 'Bekomme ich durch Elternzeit weniger?',
        }),
        answer: inEachLanguage({
          en: 'You can lower the amount or pause it. What you have saved by then stays invested in {product}.',
          de: 'Du kannst den Beitrag senken oder pausieren. Was du bis dahin gespart hast, bleibt in der Anlage von {product}.',
        }),
      },
    ],
  },
  play: async ({ canvasElement }) => {
    const [first, next] = canvasElement.querySelectorAll('details');
    await expect(first?.querySelector('summary')).toHaveTextContent(/parental leave|Elternzeit/);
    await expect(first).not.toHaveTextContent('{product}');
    await expect(next).toBeDefined();
  },
});

export const OnAPhone = meta.story({ ...ON_A_PHONE });

export const AllShown = meta.story({
  tags: ['!autodocs'],
  play: async ({ canvas, canvasElement }) => {
    const [more] = canvas.getAllByRole('button');
    if (more) await userEvent.click(more);
    const shown = [...canvasElement.querySelectorAll('summary')].filter((summary) =>
      summary.checkVisibility(),
    );
    await expect(shown).toHaveLength(8);
  },
});

/** The address of a question far down shows the list and opens the answer. */
export const OpenedByItsAddress = meta.story({
  play: async ({ canvasElement }) => {
    const panel = [...canvasElement.querySelectorAll('details')].at(-1);
    window.location.hash = `#${panel?.id}`;
    await waitFor(() => expect(panel).toHaveAttribute('open'));
    await expect(panel?.querySelector('summary')?.checkVisibility()).toBe(true);
    window.history.replaceState(null, '', ' ');
  },
});
