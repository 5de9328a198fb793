// Plain JavaScript of long ago: `locked-node.cjs` needs it.
const { delimiter, sep } = require('node:path');

/**
 * Signs that programs of others cannot have in the path of a project: in an address they begin something
 * else or are decoded twice (Vite, Vike, Vitest), they end a text within a script (Vitest's browser), or
 * they are a pattern where a file is looked for (Storybook), or they part the folders in which a system
 * looks for programs.
 */
const UNREADABLE = new RegExp(`[#?%&'"\\\\[\\]{}*${delimiter}]`);

/**
 * Why no command works in a folder.
 * @returns undefined where all do
 */
function explainFolder(folder) {
  const found = UNREADABLE.exec(folder.split(sep).join('/'));
  if (!found) return undefined;
  return `${folder} has ${found[0]} in its name, which npm, Vite, Vitest or Storybook cannot read: rename the folder, or move the project into one without # ? % & ' " [ ] { } * ${delimiter} and \\.`;
}

module.exports = { explainFolder };
