import { type DefaultTreeAdapterTypes, parseFragment } from 'parse5';
import { describe, expect, test } from 'vitest';
import HOSTILE_HTML from './hostile-html.fixture.json' with { type: 'json' };
import { cleanHtml, plainText } from './safe-html.ts';

const ELEMENTS = ['a', 'br', 'em', 'li', 'ol', 'p', 'strong', 'ul'];
const ADDRESS = /^(https:|mailto:|tel:|\/(?![/\\])|#)/;

test('the collection of attacks holds at least a hundred, none twice', () => {
  const all = Object.values(HOSTILE_HTML).flat();
  expect(all.length).toBeGreaterThanOrEqual(100);
  expect(new Set(all).size).toBe(all.length);
});

describe.each(Object.entries(HOSTILE_HTML))('of an attack by %s', (_kind, attacks) => {
  test.each(attacks)('nothing is left in the document that a browser makes: %j', (attack) => {
    expect(refused(cleanHtml(attack))).toEqual([]);
  });

  test.each(attacks)('cleaning twice changes nothing: %j', (attack) => {
    const once = cleanHtml(attack);
    expect(cleanHtml(once)).toBe(once);
  });
});

test.each([
  ['<p onclick="x">x</p>', 'the attribute onclick'],
  ['<script>x</script>', 'the element script'],
  ['<a href="javascript:x">x</a>', 'the address javascript:x'],
  ['<a href="//evil.example">x</a>', 'the address //evil.example'],
])('this test itself sees %j', (html, finding) => {
  expect(refused(html)).toEqual([finding]);
});

test.each([
  '<p>Two <strong>words</strong> and <em>more</em>.<br />A line.</p>',
  '<ul><li>one</li><li>two</li></ul><ol><li>first</li></ol>',
  '<a href="https://www.gesetze-im-internet.de/estg/__20.html">§ 20 EStG</a>',
  '<a href="mailto:a@b.example">mail</a> <a href="/de/faqs#frage">Frage</a>',
  '<p>5 &lt; 6 &amp; “quotes”, ä ö ü ß €</p>',
])('running text stays as it is: %s', (html) => {
  expect(cleanHtml(html)).toBe(html);
});

test.each([
  ['<b>a</b><i>b</i>', '<strong>a</strong><em>b</em>'],
  ['<h2>Title</h2><div><p>text</p></div>', 'Title<p>text</p>'],
  ['<p>a</p><script>b</script>\n', '<p>a</p>'],
])('%j becomes %j', (html, clean) => {
  expect(cleanHtml(html)).toBe(clean);
});

test.each([
  ['<p>How &amp; when?</p>', 'How & when?'],
  ['<p>Was kostet\n<em>das</em>?</p>', 'Was kostet das?'],
  ['<p>a<script>b</script>?</p>', 'a?'],
  ['5 &lt; 6?', '5 < 6?'],
])('the words of %j are %j', (html, words) => {
  expect(plainText(html)).toBe(words);
});

/** Parts that a page must not have of the document that the HTML standard's parser makes of a text. */
function refused(html: string): string[] {
  return elementsOf(parseFragment(html)).flatMap(({ tagName, attrs }) => [
    ...(ELEMENTS.includes(tagName) ? [] : [`the element ${tagName}`]),
    ...attrs
      .filter(({ name }) => tagName !== 'a' || name !== 'href')
      .map(({ name }) => `the attribute ${name}`),
    ...attrs
      .filter(({ name, value }) => name === 'href' && !ADDRESS.test(value))
      .map(({ value }) => `the address ${value}`),
  ]);
}

function elementsOf(node: DefaultTreeAdapterTypes.Node): DefaultTreeAdapterTypes.Element[] {
  const children = 'childNodes' in node ? node.childNodes.flatMap(elementsOf) : [];
  const content = 'content' in node ? elementsOf(node.content) : [];
  return 'tagName' in node ? [node, ...children, ...content] : [...children, ...content];
}
