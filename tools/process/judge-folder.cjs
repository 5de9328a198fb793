// Plain JavaScript of long ago: `locked-node.cjs` needs it.

/**
 * Signs that programs of others cannot have in the path of a project: in an address they begin something
 * else (Vite, Vike and Vitest), are decoded twice, or end a text within a script (Vitest's browser).
 */
const UNREADABLE = /[#?%'"\\]/;

/**
 * Why no command works in a folder.
 * @returns undefined where all do
 */
function explainFolder(folder) {
  const found = UNREADABLE.exec(folder);
  if (!found) return undefined;
  return `${folder} has ${found[0]} in its name, which Vite, Vike or Vitest cannot read: rename the folder, or move the project into one without # ? % ' " and \\.`;
}

module.exports = { explainFolder };
