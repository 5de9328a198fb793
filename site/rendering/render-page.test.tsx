import { expect, test } from 'vitest';
import { Text } from '../../design-system/Text/Text.tsx';
import { island } from '../islands/island.tsx';
import { renderPage } from './render-page.tsx';

const PAGE = { brand: 'fernblick', locale: 'de' } as const;

test('rules go to the head and none to the body', () => {
  const { body, css } = renderPage(<Text variant="lead">Guten Morgen</Text>, PAGE);
  expect(body).toContain('Guten Morgen');
  expect(body).not.toContain('<style');
  expect(css).toContain(`.${classIn(body)}{`);
});

test('a page carries its own rules and no other page’s', () => {
  const { css } = renderPage(<Text variant="hero">Guten Morgen</Text>, PAGE);
  const other = renderPage(<Text>Guten Abend</Text>, PAGE);
  expect(css).not.toContain(`.${classIn(other.body)}{`);
});

test('the same page is written the same way each time', () => {
  const page = () => renderPage(<SomeIsland note="" />, PAGE);
  expect(page()).toEqual(page());
});

test('an island carries what it needs to wake, and nothing that ends its script early', () => {
  const note = '</script><b>';
  const { body } = renderPage(<SomeIsland note={note} />, PAGE);
  expect(body).not.toContain(note);
  const { name, locale, props } = payloadIn(body);
  expect({ name, locale, props }).toEqual({ name: 'comparison', locale: 'de', props: { note } });
});

test('two islands of a page have ids of their own', () => {
  const { body } = renderPage(
    <>
      <SomeIsland note="one" />
      <SomeIsland note="two" />
    </>,
    PAGE,
  );
  const ids = [...body.matchAll(/"id":"([^"]+)"/g)].map(([, id]) => id);
  expect(new Set(ids).size).toBe(2);
});

/** Stands in for the calculator: only how it is written is looked at. */
const SomeIsland = island('comparison', Note);

function Note({ note }: { note: string }) {
  return <Text>{note}</Text>;
}

/** The class that Emotion gave the only styled element. */
function classIn(body: string): string {
  const [, name] = /class="[^"]*\b(css-[\w-]+)"/.exec(body) ?? [];
  if (!name) throw new Error(`No styled element in ${body}`);
  return name;
}

function payloadIn(body: string) {
  const [, json = ''] = /<script type="application\/json">(.*?)<\/script>/.exec(body) ?? [];
  return JSON.parse(json);
}
