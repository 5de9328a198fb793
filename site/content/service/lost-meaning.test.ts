import { expect, test } from 'vitest';
import { listLosses } from './lost-meaning.ts';

test.each([
  '<p>Two <strong>words</strong>, <b>more</b><br>and <span class="x">a <u>last</u></span>.</p>',
  '<h2>Title</h2><div><section><p>text</p></section></div><ol start="3"><li value="7">x</li></ol>',
  '10<sup>2</sup> CO<sub>2</sub> <s>500 €</s> <ins>300 €</ins> 5 &lt; 6 &amp; 7',
  '<a href="https://x.example/?a=1&amp;b=2">x</a> <a href="/de/faqs#frage">y</a> <a name="z">z</a>',
  'if a < b, and c <5 %',
  '<b style="font-weight:normal">all</b> <strong style="font-weight: 700">x</strong> 2 ** 3 [1]',
])('nothing is lost in the answer %s', (html) => {
  expect(listLosses(html, 'answer')).toEqual([]);
});

test.each([
  ['<table><tr><td>a</td></tr></table>', ['<table>']],
  ['<blockquote>a</blockquote><hr><pre>b</pre>', ['<blockquote>', '<hr>', '<pre>']],
  ['<img src="https://x.example/y.png" alt="z"> a', ['<img>']],
  ['a <iframe src="https://x.example"></iframe><video src="x"></video>', ['<iframe>', '<video>']],
  ['<dl><dt>a</dt><dd>b</dd></dl>', ['<dl>']],
  ['<q>a</q> <x-y>b</x-y>', ['<q>', '<x-y>']],
  ['<a href="http://x.example">a</a>', ['the link to http://x.example']],
  ['<a href="//x.example">a</a>', ['the link to //x.example']],
  ['<span style="text-decoration: line-through">500 €</span>', ['its style line-through']],
  ['<span style="vertical-align:super">2</span>', ['its style vertical-align:super']],
  ['<span style="font-weight:700">a</span>', ['its style font-weight:700']],
  ['<span style="font-style: italic">a</span>', ['its style font-style: italic']],
  ['<p style="visibility:hidden">a</p>', ['its style visibility:hidden']],
  ['<a href="www.x.example">a</a>', ['the link to www.x.example']],
  ['<a href="faqs">a</a>', ['the link to faqs']],
  ['F\uFFFDr wen?', ['a sign that was lost before it came here']],
  ['**bold**', ['the meaning of **bold**, which is Markdown']],
  ['a [link](https://x.example)', ['the meaning of [link](https://x.example), which is Markdown']],
  ['<p hidden>a</p>', ['its attribute hidden']],
  ['a&amp;nbsp;b', ['the meaning of &amp;nbsp;, which is encoded twice']],
  ['&lt;p&gt;a&lt;/p&gt;', ['the meaning of &lt;p&gt;, which is encoded twice']],
  ['Was kostet <Beitrag', ['"Beitrag", which follows a < that nothing ends']],
])('the answer %s loses %j', (html, lost) => {
  expect(listLosses(html, 'answer')).toEqual(lost);
});

test.each([
  ['<p>Was <em>kostet</em><br>das?</p>', []],
  ['<h2>Was</h2> kostet das?', []],
  ['Was sind 10<sup>2</sup>?', ['<sup>']],
  ['Kostet es <del>500</del> 300 €?', ['<del>']],
  ['Was sagt <a href="/de">das</a>?', ['<a>']],
  ['<ul><li>Was?</li></ul>', ['<ul>']],
  ['<table><tr><td>Was?</td></tr></table>', ['<table>']],
])('the question %s loses %j', (html, lost) => {
  expect(listLosses(html, 'question')).toEqual(lost);
});
