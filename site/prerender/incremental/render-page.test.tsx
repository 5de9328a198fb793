import type { ReactNode } from 'react';
import { describe, expect, test } from 'vitest';
import { Text } from '../../../design-system/text/Text/Text.tsx';
import { mapValues } from '../../../lib/objects.ts';
import PensionGapCalculator from '../../calculator/pension-gap/PensionGap.island.tsx';
import { Island } from '../../islands/Island.tsx';
import type { PageHead } from '../html/head.tsx';
import { OTHER_PATH, SECTIONS, type SitePage } from '../site-page.ts';
import { formatPlaceholder } from './placeholders.ts';
import { renderPage } from './render-page.tsx';

const HEAD: PageHead = {
  locale: 'de',
  title: 'Test',
  description: 'Test',
  paths: { en: '/en/test', de: '/de/test' },
  indexed: false,
};

test('rules go to the head and none to the body', () => {
  const { body, css } = rendered(<Text variant="lead">Guten Morgen</Text>);
  expect(body).toContain('Guten Morgen');
  expect(body).not.toContain('<style');
  expect(css).toContain(`.${classIn(body)}{`);
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
  const { body } = rendered(<SomeIsland note={note} />);
  expect(body).not.toContain(note);
  expect(payloadIn(body)).toMatchObject({ name: 'pensionGap', locale: 'de', props: { note } });
});

describe('a page with sections', () => {
  const page = (title: string, cacheKey: string): SitePage => ({
    head: HEAD,
    view: (
      <a href={`/${formatPlaceholder(OTHER_PATH)}`}>
        <main>{SECTIONS}</main>
      </a>
    ),
    cacheKey: 'frame',
    sections: [
      { name: 'one', cacheKey, view: <Text>{title}</Text> },
      { name: 'two', cacheKey: '', view: <Text variant="lead">Immer</Text> },
    ],
  });

  test('has them in their place, and leads to the other language', () => {
    const { body, css } = written(page('Eins', 'one'));
    expect(body).toBe(
      '<a href="/en/test"><main><p class="a">Eins</p><p class="b">Immer</p></main></a>',
    );
    expect(css).toMatch(/\.a\{.*\.b\{/s);
  });

  test('shares a section with the pages that read the same, and only with those', () => {
    written(page('Zwei', 'two'));
    expect(written(page('Drei', 'two')).body).toContain('Zwei');
    expect(written(page('Drei', 'three')).body).toContain('Drei');
  });
});

test('two islands of a page have ids of their own', () => {
  const { body } = rendered(
    <>
      <SomeIsland note="one" />
      <SomeIsland note="two" />
    </>,
  );
  const ids = [...body.matchAll(/"id":"([^"]+)"/g)].map(([, id]) => id);
  expect(new Set(ids).size).toBe(2);
});

function rendered(view: ReactNode) {
  return written({ head: HEAD, view });
}

function written(page: SitePage) {
  return mapValues(renderPage(page, 'fernblick'), String);
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
function classIn(body: string): string {
  const [, name] = /class="([a-z]+)"/.exec(body) ?? [];
  if (!name) throw new Error(`No styled element in ${body}`);
  return name;
}

/** Declarations of the only styled element's rule; its class is `a` on every such page. */
function declarationsOf({ body, css }: { body: string; css: string }): string {
  const [, declarations] = new RegExp(`\\.${classIn(body)}(\\{[^}]*\\})`).exec(css) ?? [];
  if (!declarations) throw new Error(`No rule of ${body} in ${css}`);
  return declarations;
}

function payloadIn(body: string) {
  const [, json = ''] = /<script type="application\/json">(.*?)<\/script>/.exec(body) ?? [];
  return JSON.parse(json);
}
