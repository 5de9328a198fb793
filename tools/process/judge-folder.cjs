// Plain JavaScript of long ago: `locked-node.cjs` needs it.
const { sep } = require('node:path');

/**
 * Signs that programs of others cannot have in the path of a project: in an address they begin something
 * else or are decoded twice (Vite, Vike, Vitest), they end a text within a script (Vitest's browser), or
 * they are a pattern where a file is looked for (Storybook).
 */
const UNREADABLE = /[#?%&'"\\[\]{}*]/;

/**
 * Why no command works in a folder.
 * @returns undefined where all do
 */
function explainFolder(folder) {
  const found = UNREADABLE.exec(folder.split(sep).join('/'));
  if (!found) return undefined;
  return `${folder} has ${found[0]} in its name, which Vite, Vitest or Storybook cannot read: rename the folder, or move the project into one without # ? % & ' " [ ] { } * and \\.`;
}

module.exports = { explainFolder };
