import { type DefaultTreeAdapterTypes, parseFragment } from 'parse5';
import { describe, expect, test } from 'vitest';
import HOSTILE_HTML from './hostile-html.fixture.json' with { type: 'json' };
import { cleanHtml, plainText } from './safe-html.ts';

const ELEMENTS = ['a', 'br', 'del', 'em', 'ins', 'li', 'ol', 'p', 'strong', 'sub', 'sup', 'ul'];
const ATTRIBUTES = ['a href', 'ol start', 'ol type', 'ol reversed', 'li value'];
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
  '<ul><li>one</li><li>two<ul><li>three</li></ul></li></ul><ol><li>first</li></ol>',
  '<ol start="3" type="a"><li>third</li><li value="7">seventh</li></ol>',
  '<ol reversed><li><p>two</p><p>paragraphs</p></li></ol>',
  '<p>10<sup>2</sup> CO<sub>2</sub> <del>500 €</del> <ins>300 €</ins></p>',
  '<p><a href="https://www.gesetze-im-internet.de/estg/__20.html">§ 20 EStG</a></p>',
  '<p><a href="mailto:a@b.example">mail</a> <a href="/de/faqs#frage">Frage</a></p>',
  '<p>5 &lt; 6 &amp; “quotes”, ä ö ü ß €</p>',
])('running text stays as it is: %s', (html) => {
  expect(cleanHtml(html)).toBe(html);
});

test.each([
  ['<b>a</b><i>b</i><s>c</s>', '<p><strong>a</strong><em>b</em><del>c</del></p>'],
  ['bare <b>text</b>, no paragraph', '<p>bare <strong>text</strong>, no paragraph</p>'],
  ['<h2>Title</h2><div><p>text</p></div>', '<p><strong>Title</strong></p><p>text</p>'],
  ['<div>one</div><div>two</div>', '<p>one</p><p>two</p>'],
  ['<div>one<div>two</div>three</div>', '<p>one</p><p>two</p><p>three</p>'],
  ['<table><tr><td>2026</td><td>5 %</td></tr></table>', '<p>2026</p><p>5 %</p>'],
  ['<strong><p>one</p><p>two</p></strong>', '<p><strong> one  two </strong></p>'],
  ['<li>no list</li>', '<p>no list</p>'],
  [
    '<ul><li>one</li><ul><li>two</li></ul></ul>',
    '<ul><li>one</li><li><ul><li>two</li></ul></li></ul>',
  ],
  ['<a name="x">no link</a>', '<p>no link</p>'],
  ['<p>a</p><script>b</script>\n', '<p>a</p>'],
  ['<p>a</p><p>&nbsp;</p><ul></ul>', '<p>a</p>'],
  ['<p>a</p><p>&#8203;\u2060</p><h3>&shy;</h3>', '<p>a</p>'],
  ['<ul><li><br></li><li>one</li><li> &zwj;</li></ul>', '<ul><li>one</li></ul>'],
  ['<ol><li></li><li>second</li></ol>', '<ol><li></li><li>second</li></ol>'],
  ['<p>a</p><ol><li>&nbsp;</li></ol>', '<p>a</p>'],
])('%j becomes %j', (html, clean) => {
  expect(cleanHtml(html)).toBe(clean);
  expect(cleanHtml(clean)).toBe(clean);
});

test.each([
  ['<p>How &amp; when?</p>', 'How & when?'],
  ['<p>Was kostet\n<em>das</em>?</p>', 'Was kostet das?'],
  ['Was kostet<br>das?', 'Was kostet das?'],
  ['Was<br/>kostet<br />\n<br>das?', 'Was kostet das?'],
  ['<p>Was kostet</p><p>das?</p>', 'Was kostet das?'],
  ['<div>Was</div>kostet<h3>das?</h3>', 'Was kostet das?'],
  ['<ul><li>Was</li><li>kostet</li></ul>', 'Was kostet'],
  ['<table><tr><td>Was</td><td>kostet</td></tr></table>', 'Was kostet'],
  ['<span>Alters</span>vor<wbr>sor<b>ge</b>', 'Altersvorsorge'],
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
      .filter(({ name }) => !ATTRIBUTES.includes(`${tagName} ${name}`))
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

test.each([
  ['<b style="font-weight: normal"><p>from Google Docs</p></b>', '<p>from Google Docs</p>'],
  ['<a href="www.x.example">a</a>', '<p>a</p>'],
  ['<a href="https://x.example"></a>text', '<p>text</p>'],
])('%s is shown as %s', (html, shown) => {
  expect(cleanHtml(html)).toBe(shown);
});
