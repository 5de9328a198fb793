import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { TextLink } from '../../design-system/actions/TextLink/TextLink.tsx';
import { Article } from '../../design-system/text/Article/Article.tsx';
import { Text } from '../../design-system/text/Text/Text.tsx';

const meta = preview.meta({
  id: 'components-article',
  component: Article,
  parameters: { layout: 'fullscreen' },
  args: {
    title: 'Imprint',
    children: (
      <section>
        <Text variant="subtitle" component="h2">
          Provider
        </Text>
        <Text>{'Fernblick\nHorizon Street 1\n10115 Berlin'}</Text>
        <Text>Represented by: Mara Weitblick</Text>
      </section>
    ),
  },
});

export const Default = meta.story();

export const WithLeadAndAction = meta.story({
  args: {
    lead: 'Who is responsible for these pages, and how you reach them.',
    action: <TextLink href="#contact">Write to us</TextLink>,
  },
});

/** The links to the sections are a line above the text. */
export const WithContents = meta.story({
  args: {
    contents: {
      label: 'On this page',
      links: [
        { href: '#provider', label: 'Provider' },
        { href: '#contact', label: 'Contact' },
      ],
    },
  },
  play: async ({ canvas }) => {
    const links = canvas.getByRole('navigation');
    await expect(links).toBeVisible();
    const [heading] = canvas.getAllByRole('heading', { level: 2 });
    const [list, text] = [links, heading].map((part) => part?.getBoundingClientRect());
    const isAbove = Number(list?.bottom) <= Number(text?.top);
    const isBeside = Number(list?.right) <= Number(text?.left);
    await expect(isAbove || isBeside).toBe(true);
  },
});

export const LongestGermanWord = meta.story({
  args: {
    title: 'Alters­vorsorge­beitrags­rechner',
    children: (
      <section>
        <Text variant="subtitle" component="h2">
          Vertrags­verwaltungs­gebühr
        </Text>
        <Text>kundenservice-altersvorsorgevertragsverwaltung@fernblick-altersvorsorge.example</Text>
      </section>
    ),
  },
  globals: { viewport: { value: 'narrow' }, locale: 'de' },
});
