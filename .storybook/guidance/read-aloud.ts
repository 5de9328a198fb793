import {
  computeAccessibleDescription,
  computeAccessibleName,
  getRole,
  isInaccessible,
} from 'dom-accessibility-api';

/** What a screen reader says of one element: its name, role and states in the order of speaking. */
export interface Spoken {
  name: string;
  role: string;
  details: readonly string[];
}

/** What a screen reader says from an element to its end, computed as browsers compute it. */
export function readAloud(root: Element): Spoken[] {
  if (isInaccessible(root)) return [];
  const role = getSpokenRole(root);
  if (!role) return readChildren(root);
  const name = computeAccessibleName(root);
  const spoken = { name, role, details: listDetails(root) };
  const isWhole = LEAVES.has(role) || root.localName === 'summary';
  return isWhole ? [spoken] : [spoken, ...readChildren(root)];
}

/** Roles whose content is their name: nothing within them is said again. */
const LEAVES = new Set([
  'button',
  'link',
  'heading',
  'img',
  'radio',
  'slider',
  'textbox',
  'option',
]);

/** Roles that a screen reader passes over. */
const SILENT = new Set(['generic', 'presentation', 'none', 'paragraph', 'rowgroup', 'strong']);

/** The role as it is said; undefined for what is only a box. */
function getSpokenRole(element: Element): string | undefined {
  if (element.localName === 'summary') return 'disclosure';
  if (element.localName === 'details') return undefined;
  const role = getRole(element);
  if (!role || SILENT.has(role)) return undefined;
  // Without a name it is no place to jump to.
  if (role === 'region' && !computeAccessibleName(element)) return undefined;
  return role;
}

function readChildren(element: Element): Spoken[] {
  const isClosed = element.matches('details:not([open])');
  const nodes = isClosed ? element.querySelectorAll(':scope > summary') : element.childNodes;
  return [...nodes].flatMap((node) => {
    if (isElement(node)) return readAloud(node);
    const text = node.textContent?.trim();
    return text && node.nodeType === Node.TEXT_NODE
      ? [{ name: text, role: 'text', details: [] }]
      : [];
  });
}

/** Of any window: a story may have one of its own, with classes of its own. */
function isElement(node: Node): node is Element {
  return node.nodeType === Node.ELEMENT_NODE;
}

function listDetails(element: Element): string[] {
  const description = computeAccessibleDescription(element);
  return [
    ...getStates(element),
    getLevel(element) ?? '',
    getValue(element) ?? '',
    description,
  ].filter(Boolean);
}

function getLevel({ localName }: Element): string | undefined {
  return /^h\d$/.test(localName) ? `level ${localName.slice(1)}` : undefined;
}

function getValue(element: Element): string | undefined {
  if (!element.matches('input:not([type="radio"])')) return undefined;
  return element.getAttribute('aria-valuetext') ?? (element as HTMLInputElement).value;
}

function getStates(element: Element): string[] {
  const states: Record<string, boolean> = {
    checked: element.matches('input:checked'),
    expanded: element.matches('details[open] > summary, [aria-expanded="true"]'),
    collapsed: element.matches('details:not([open]) > summary, [aria-expanded="false"]'),
    disabled: element.matches(':disabled, [aria-disabled="true"]'),
    busy: element.matches('[aria-busy="true"]'),
    invalid: element.matches('[aria-invalid="true"]'),
  };
  return Object.keys(states).filter((state) => states[state]);
}
