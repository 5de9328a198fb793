import type { CDPSession, Page } from 'playwright-core';

type Node = Awaited<ReturnType<typeof treeOf>>[number];

/**
 * Wrong names that a screen reader reads out, by the browser's own tree of roles and names: groups
 * without a name, groups in a group of the same name, and row headers that also read out a button.
 */
export async function findMisnamed(page: Page): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  const nodes = await treeOf(session);
  await session.detach();
  const byId = new Map(nodes.map((node) => [node.nodeId, node]));
  const around = (node: Node): Node[] => {
    const parent = byId.get(node.parentId ?? '');
    return parent ? [parent, ...around(parent)] : [];
  };
  return nodes.flatMap((node) => faultsOf(node, around(node)));
}

/** Roles that must have a name, `group` also that of every `<details>`. */
const GROUPS = new Set(['group', 'region', 'radiogroup', 'table', 'toolbar']);

function faultsOf(node: Node, holders: readonly Node[]): string[] {
  const [role, name] = [roleOf(node), nameOf(node)];
  if (role === 'button') {
    const heads = holders.filter((holder) => roleOf(holder) === 'rowheader').map(nameOf);
    const wrong = heads.filter((head) => head !== name && head.includes(name));
    return wrong.map((head) => `rowheader “${head}”`);
  }
  if (!GROUPS.has(role)) return [];
  if (!name) return [`${role} without a name`];
  // A table may well be all that its group holds.
  if (role === 'table') return [];
  const same = holders.filter((holder) => GROUPS.has(roleOf(holder)) && nameOf(holder) === name);
  return same.map((holder) => `${role} in ${roleOf(holder)} “${name}”`);
}

async function treeOf(session: CDPSession) {
  return (await session.send('Accessibility.getFullAXTree')).nodes;
}

/** Nothing for what only holds others. */
function roleOf({ role, ignored }: Node): string {
  return ignored ? '' : String(role?.value);
}

function nameOf({ name }: Node): string {
  return String(name?.value ?? '').trim();
}
