import { parse } from 'node-html-parser';
import sanitizeHtml, { type IOptions } from 'sanitize-html';

/**
 * HTML that others wrote, reduced to running text: paragraphs, lists, emphasis and links. Every other
 * element, every attribute but a link's address, and the content of what is no text are removed.
 * Runs at build only; no sanitiser reaches a visitor.
 */
export function cleanHtml(html: string): string {
  return sanitizeHtml(html, RUNNING_TEXT).trim();
}

/** The words of HTML that others wrote, without its tags and on one line. */
export function plainText(html: string): string {
  const words = sanitizeHtml(html, { ...RUNNING_TEXT, allowedTags: [] });
  return parse(words).text.replaceAll(/\s+/g, ' ').trim();
}

const RUNNING_TEXT: IOptions = {
  allowedTags: ['p', 'br', 'strong', 'em', 'ul', 'ol', 'li', 'a'],
  allowedAttributes: { a: ['href'] },
  allowedSchemes: ['https', 'mailto', 'tel'],
  allowProtocolRelative: false,
  transformTags: { b: 'strong', i: 'em' },
  // Elements whose content is code, a fallback or another document, not text for readers.
  nonTextTags: [
    ...['script', 'style', 'template', 'noscript', 'iframe', 'object', 'noembed', 'noframes'],
    ...['svg', 'math', 'title', 'textarea', 'select', 'option', 'xmp', 'plaintext'],
  ],
};
