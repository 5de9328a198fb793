import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { RichText } from '../../design-system/text/RichText/RichText.tsx';

const meta = preview.meta({
  id: 'components-richtext',
  component: RichText,
  // It stands in place of the children that the stories have.
  argTypes: { html: { control: false } },
  args: {
    children: (
      <>
        <p>Your savings are invested in ETFs, so their value rises and falls with the markets.</p>
        <p>Time helps, but it is no guarantee.</p>
      </>
    ),
  },
});

export const Paragraphs = meta.story();

/** Everything that text from the content service may contain. */
export const FromHtml = meta.story({
  args: {
    children: undefined,
    html: [
      '<p>Two things count, and <strong>both</strong> must be <em>met</em>:</p>',
      '<ul><li>You are at least 62.</li><li>The contract has run for 12 years.</li></ul>',
      '<ol><li>Answer the questionnaire.</li><li>Talk to an expert.</li></ol>',
      '<p>Read <a href="https://www.gesetze-im-internet.de/estg/__20.html">section 20 EStG</a>.</p>',
    ].join(''),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(4);
    await expect(canvas.getByRole('link')).toHaveTextContent('20 EStG');
  },
});

export const LongestGermanWord = meta.story({
  args: {
    children: undefined,
    html: '<p>Die Altersvorsorgebeitragsbescheinigungsverfahrensordnung regelt es.</p><ul><li>Kapitalanlagegesellschaftsvorstandsmitglied</li></ul>',
  },
  globals: { viewport: { value: 'narrow' }, locale: 'de' },
});
