import type { IOptions } from 'sanitize-html';

/** Inline elements that answers keep beside emphasis, and that mean something a line of plain text cannot say. */
export const MEANINGFUL_INLINE = ['sup', 'sub', 'del', 'ins', 'a'];

/** Headings, which answers show as paragraphs in bold. */
export const HEADINGS = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'];

/** Blocks that say more than that their words belong together, which no answer keeps. */
export const MEANINGFUL_BLOCKS = [
  ...['table', 'dl', 'blockquote', 'pre', 'hr', 'form', 'menu', 'dir'],
];

/** Elements that part the words before, in and behind them. */
export const BLOCKS = [
  ...['p', 'br', 'ul', 'ol', 'li', ...HEADINGS, ...MEANINGFUL_BLOCKS],
  ...['div', 'section', 'article', 'aside', 'main', 'header', 'footer', 'nav', 'search', 'hgroup'],
  ...['address', 'center', 'figure', 'figcaption', 'fieldset', 'legend', 'details', 'summary'],
  ...['dialog', 'dt', 'dd', 'caption', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td'],
  ...['html', 'head', 'body'],
];

/** Elements that say how their words look, or to machines what they are. */
export const ONLY_LOOKS = [
  ...['strong', 'em', 'span', 'font', 'u', 'small', 'big', 'mark', 'code', 'kbd', 'samp', 'tt'],
  ...['var', 'cite', 'dfn', 'abbr', 'acronym', 'time', 'data', 'label', 'bdi', 'nobr', 'wbr'],
  ...['col', 'colgroup', 'meta', 'link', 'style'],
];

/** What is left of HTML before its blocks become paragraphs and lists: nothing that could do harm. */
export const RUNNING_TEXT: IOptions = {
  allowedTags: ['strong', 'em', ...MEANINGFUL_INLINE, ...BLOCKS],
  allowedAttributes: { a: ['href'], ol: ['start', 'type', 'reversed'], li: ['value'] },
  allowedSchemes: ['https', 'mailto', 'tel'],
  allowProtocolRelative: false,
  transformTags: {
    // Google Docs puts all that is copied from it into a `b` that is not bold.
    b: (_, attribs) => ({ tagName: LIGHT.test(attribs.style ?? '') ? 'span' : 'strong', attribs }),
    ...{ i: 'em', s: 'del', strike: 'del' },
    // Without a scheme it would lead to a page beside ours, as «www.example.org» does.
    a: (tagName, { href = '' }) => ({ tagName, attribs: LEADS.test(href) ? { href } : {} }),
  },
  // Elements whose content is code, a fallback or another document, not text for readers.
  nonTextTags: [
    ...['script', 'style', 'template', 'noscript', 'iframe', 'object', 'noembed', 'noframes'],
    ...['svg', 'math', 'title', 'textarea', 'select', 'option', 'xmp', 'plaintext'],
  ],
};

const LIGHT = /font-weight:\s*(?:normal|[1-4]00)/i;
const LEADS = /^\s*(?:[/#]|[a-z]+:)/i;
