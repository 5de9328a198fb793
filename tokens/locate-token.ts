import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findNodeAtLocation, parseTree } from 'jsonc-parser';

/**
 * Where a token has its value in a colour scheme, e.g. `tokens/dark.tokens.json:12`.
 * @param folder that of the token files
 */
export function locateToken(id: string, folder: string, scheme = 'light'): string {
  const overriding = [`${scheme}.tokens.json`, 'semantic.tokens.json'];
  const others = globSync('{base,brands/*}.tokens.json', { cwd: folder });
  for (const file of [...globSync(overriding, { cwd: folder }), ...others]) {
    const text = readFileSync(join(folder, file), 'utf8');
    const tree = parseTree(text);
    const node = tree && findNodeAtLocation(tree, id.split('.'));
    if (node) return `tokens/${file}:${text.slice(0, node.offset).split('\n').length}`;
  }
  return 'tokens/semantic.tokens.json:1';
}
