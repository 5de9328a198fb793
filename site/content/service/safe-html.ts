import { type HTMLElement, type Node, parse } from 'node-html-parser';
import sanitizeHtml from 'sanitize-html';
import { BLOCKS, HEADINGS, RUNNING_TEXT } from './html-elements.ts';

/**
 * HTML that others wrote, reduced to running text: paragraphs, lists, emphasis, corrections, raised and
 * lowered signs and links. Text of other blocks becomes paragraphs. Every other element, every attribute
 * but a link's address and a list's numbers, and the content of what is no text are removed.
 * Runs at build only; no sanitiser reaches a visitor.
 */
export function cleanHtml(html: string): string {
  return writeBlocks(parse(sanitizeHtml(html, RUNNING_TEXT)));
}

/** The words of HTML that others wrote, without its tags and on one line. */
export function plainText(html: string): string {
  const parted = sanitizeHtml(html, { ...RUNNING_TEXT, allowedTags: BLOCKS });
  return parse(parted.replaceAll(/<[^>]*>/g, ' '))
    .text.replaceAll(/\s+/g, ' ')
    .trim();
}

/** Writes the blocks of clean elements one after the other, and what stands between them as paragraphs. */
function writeBlocks(parent: HTMLElement): string {
  const written: string[] = [];
  let line = '';
  const endLine = () => {
    if (hasWords(line)) written.push(`<p>${line.trim()}</p>`);
    line = '';
  };
  for (const node of parent.childNodes) {
    if (!isBlock(node)) {
      line += writeInline(node);
      continue;
    }
    endLine();
    written.push(writeBlock(node));
  }
  endLine();
  return written.join('');
}

function writeBlock(block: HTMLElement): string {
  const name = nameOf(block);
  if (name === 'ul' || name === 'ol') return writeList(block, name);
  if (HEADINGS.includes(name) && hasWords(block.text))
    return `<p><strong>${writeLine(block)}</strong></p>`;
  return writeBlocks(block);
}

function writeList(list: HTMLElement, name: string): string {
  if (!hasWords(list.text)) return '';
  const items = list.childNodes.map((node) => {
    // In a list with numbers it has one.
    if (name === 'ul' && !hasWords(node.text)) return '';
    if (!isBlock(node)) return hasWords(node.text) ? `<li>${writeInline(node)}</li>` : '';
    if (nameOf(node) !== 'li') return `<li>${writeBlock(node)}</li>`;
    const hasBlocks = node.childNodes.some((part) => isBlock(part) && !isList(part));
    return `<li${attributesOf(node)}>${hasBlocks ? writeBlocks(node) : writeItem(node)}</li>`;
  });
  return `<${name}${attributesOf(list)}>${items.join('')}</${name}>`;
}

/** A line of text, perhaps with a list below it. */
function writeItem(item: HTMLElement): string {
  return item.childNodes
    .map((node) => (isBlock(node) ? writeBlock(node) : writeInline(node)))
    .join('')
    .trim();
}

function writeInline(node: Node): string {
  if (!isElement(node)) return node.toString();
  const name = nameOf(node);
  if (name === 'br') return '<br />';
  if (BLOCKS.includes(name)) return ` ${writeLine(node)} `;
  // A link that leads nowhere is its words, and one without words cannot be seen.
  if (name === 'a' && !(node.rawAttrs && hasWords(node.text))) return writeLine(node);
  return `<${name}${attributesOf(node)}>${writeLine(node)}</${name}>`;
}

function writeLine(parent: HTMLElement): string {
  return parent.childNodes.map(writeInline).join('');
}

/** Whether there is more than spaces and characters that nobody sees. */
function hasWords(text: string): boolean {
  return /[^\s\p{Cf}]/u.test(parse(text).text);
}

function isElement(node: Node): node is HTMLElement {
  return 'tagName' in node;
}

function isBlock(node: Node): node is HTMLElement {
  return isElement(node) && nameOf(node) !== 'br' && BLOCKS.includes(nameOf(node));
}

function isList(node: HTMLElement): boolean {
  return ['ul', 'ol'].includes(nameOf(node));
}

function nameOf({ tagName }: HTMLElement): string {
  return tagName?.toLowerCase() ?? '';
}

function attributesOf({ rawAttrs }: HTMLElement): string {
  return rawAttrs && ` ${rawAttrs.trim()}`;
}
