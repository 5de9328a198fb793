import sanitizeHtml, { type Attributes } from 'sanitize-html';
import {
  BLOCKS,
  HEADINGS,
  MEANINGFUL_BLOCKS,
  MEANINGFUL_INLINE,
  ONLY_LOOKS,
  RUNNING_TEXT,
} from './html-elements.ts';

/**
 * What HTML that others wrote says beyond its words and loses where it is shown, each as the end of
 * `is shown without …`.
 * @param as a question is shown as a line of plain text, an answer as clean HTML
 */
export function listLosses(html: string, as: 'question' | 'answer'): string[] {
  const lost = listMistakes(html);
  const note = (tagName: string, attribs: Attributes) => {
    lost.push(...(as === 'answer' ? loseInAnswer(tagName, attribs) : loseInLine(tagName)));
    lost.push(...loseOfStyle(tagName, attribs));
    return { tagName, attribs };
  };
  const transformTags = { ...RUNNING_TEXT.transformTags, a: 'a', '*': note };
  sanitizeHtml(html, { ...RUNNING_TEXT, transformTags });
  return [...new Set(lost)];
}

function loseInAnswer(name: string, { href }: Attributes): string[] {
  if (name === 'a') return href === undefined || isShown(href) ? [] : [`the link to ${href}`];
  if (MEANINGFUL_INLINE.includes(name)) return [];
  return loseElement(name);
}

function loseInLine(name: string): string[] {
  const isList = name === 'ul' || name === 'ol';
  return isList || MEANINGFUL_INLINE.includes(name) ? [`<${name}>`] : loseElement(name);
}

/** Of what is not known here, something is lost. */
function loseElement(name: string): string[] {
  const isKnown = BLOCKS.includes(name) || ONLY_LOOKS.includes(name);
  return isKnown && !MEANINGFUL_BLOCKS.includes(name) ? [] : [`<${name}>`];
}

/** Pasted text has styles in the place of elements. */
function loseOfStyle(name: string, { style = '', hidden }: Attributes): string[] {
  const [meaning] =
    /line-through|vertical-align:\s*(?:super|sub)|display:\s*none|visibility:\s*hidden/i.exec(
      style,
    ) ?? (EMPHASIZED.includes(name) ? [] : (EMPHASIS.exec(style) ?? []));
  return [
    ...(meaning ? [`its style ${meaning}`] : []),
    ...(hidden === undefined ? [] : ['its attribute hidden']),
  ];
}

const EMPHASIZED = ['strong', 'em', ...HEADINGS];
const EMPHASIS = /font-weight:\s*(?:bold|[6-9]00)|font-style:\s*italic/i;

function isShown(href: string): boolean {
  const escaped = href.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
  return sanitizeHtml(`<a href="${escaped}">x</a>`, RUNNING_TEXT).startsWith('<a href');
}

/** What is written such that a browser reads something else. */
function listMistakes(html: string): string[] {
  const [encodedTwice] = /&amp;#?\w+;|&lt;\/?[a-z]\w*\s*\/?&gt;/i.exec(html) ?? [];
  const [markdown] = /\*\*\w[^*]*\*\*|\[[^\][]+\]\([^\s)]+\)/u.exec(html) ?? [];
  const [, unclosed] = /<([a-z/!][^<>]*)$/i.exec(html) ?? [];
  return [
    ...(encodedTwice ? [`the meaning of ${encodedTwice}, which is encoded twice`] : []),
    ...(markdown ? [`the meaning of ${markdown}, which is Markdown`] : []),
    ...(/[\0\uFFFD]|&#0*;/.test(html) ? ['a sign that was lost before it came here'] : []),
    ...(unclosed ? [`"${unclosed}", which follows a < that nothing ends`] : []),
  ];
}
