import type { ReactNode } from 'react';
import { describe, expect, test } from 'vitest';
import { Text } from '../../design-system/text/Text/Text.tsx';
import PensionGapCalculator from '../calculator/pension-gap/PensionGap.island.tsx';
import { inEachLanguage } from '../i18n/in-each-language.ts';
import type { Localized } from '../i18n/locales.ts';
import { Island } from '../islands/Island.tsx';
import { Part } from '../layout/Part.tsx';
import { getPageTexts } from '../provider/page-texts.ts';
import { SayContext, useSay } from '../provider/site-context.ts';
import { renderBody } from './render-body.tsx';

test('rules go to the head and none to the body', () => {
  const { html, css } = rendered(<Text variant="lead">Guten Morgen</Text>);
  expect(html).toContain('Guten Morgen');
  expect(html).not.toContain('<style');
  expect(css).toContain(`.${classIn(html)}{`);
});

test('a page carries its own rules and no other page’s', () => {
  const { css } = rendered(<Text variant="hero">Guten Morgen</Text>);
  const other = rendered(<Text>Guten Abend</Text>);
  expect(css).not.toContain(declarationsOf(other));
});

test('the same page is written the same way each time', () => {
  const page = () => rendered(<SomeIsland note="" />);
  expect(page()).toEqual(page());
});

test('an island carries what hydrates it, and nothing that ends its script early', () => {
  const note = '</script><b>';
  const { html } = rendered(<SomeIsland note={note} />);
  expect(html).not.toContain(note);
  expect(payloadIn(html)).toMatchObject({ name: 'pensionGap', locale: 'de', props: { note } });
});

describe('a part', () => {
  const page = (title: Localized) => (
    <main>
      <Part name="one" reads={title}>
        <Title text={title} />
      </Part>
      <Part name="two" reads="">
        <Text variant="lead">Immer</Text>
      </Part>
    </main>
  );

  test('stands in its place, with its rules', () => {
    const { html, css } = rendered(page(inEachLanguage({ en: 'One', de: 'Eins' })));
    expect(html).toBe('<main><p class="a">Eins</p><p class="b">Immer</p></main>');
    expect(css).toMatch(/\.a\{.*\.b\{/s);
  });

  test('is rendered once for all that read the same, and only for those', () => {
    const titles = [
      inEachLanguage({ en: 'Two', de: 'Zwei' }),
      inEachLanguage({ en: '2', de: 'Zwei' }),
      inEachLanguage({ en: '2', de: 'Drei' }),
    ];
    countedTitles.length = 0;
    for (const title of titles) expect(rendered(page(title)).html).toContain(title.de);
    expect(countedTitles).toEqual(['Zwei', 'Drei']);
  });

  test('is read with the values of its row', () => {
    const { say } = getPageTexts('fernblick', 'de');
    const of = (city: string) => (
      <SayContext value={(text) => say(text, { city })}>
        {page(inEachLanguage({ en: '', de: 'Hallo, {city}' }))}
      </SayContext>
    );
    expect(rendered(of('Bonn')).html).toContain('Hallo, Bonn');
    expect(rendered(of('Köln')).html).toContain('Hallo, Köln');
  });
});

const countedTitles: string[] = [];

function Title({ text }: { text: Localized }) {
  const title = useSay()(text);
  countedTitles.push(title);
  return <Text>{title}</Text>;
}

test('two islands of a page have ids of their own', () => {
  const { html } = rendered(
    <>
      <SomeIsland note="one" />
      <SomeIsland note="two" />
    </>,
  );
  const ids = [...html.matchAll(/"id":"([^"]+)"/g)].map(([, id]) => id);
  expect(new Set(ids).size).toBe(2);
});

function rendered(page: ReactNode) {
  return renderBody(page, getPageTexts('fernblick', 'de'));
}

/** The lighter calculator, with a prop that it does not know: only how it is written is looked at. */
function SomeIsland({ note }: { note: string }) {
  const person = { age: 35, grossMonthlyIncome: 4_000 };
  return (
    <Island defer="visible">
      <PensionGapCalculator person={person} {...{ note }} />
    </Island>
  );
}

/** The class that Emotion gave the only styled element. */
function classIn(html: string): string {
  const [, name] = /class="([a-z]+)"/.exec(html) ?? [];
  if (!name) throw new Error(`No styled element in ${html}`);
  return name;
}

/** Declarations of the only styled element's rule; its class is `a` on every such page. */
function declarationsOf({ html, css }: { html: string; css: string }): string {
  const [, declarations] = new RegExp(`\\.${classIn(html)}(\\{[^}]*\\})`).exec(css) ?? [];
  if (!declarations) throw new Error(`No rule of ${html} in ${css}`);
  return declarations;
}

function payloadIn(html: string) {
  const [, json = ''] = /<script type="application\/json">(.*?)<\/script>/.exec(html) ?? [];
  return JSON.parse(json);
}
