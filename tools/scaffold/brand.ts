import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { createRecord, mapValues } from '../../lib/objects.ts';
import { UserError } from '../../lib/user-error.ts';
import { brands } from '../../site/content/brands/index.ts';
import { legalFields } from '../../site/content/brands/legal.ts';
import { isUnconfirmed, TO_BE_FILLED } from '../../site/content/brands/unconfirmed.ts';
import { LOCALES } from '../../site/i18n/locales.ts';
import { checkContrasts } from '../../tokens/check-contrasts.ts';
import { checkTokenFile } from '../../tokens/check-file.ts';
import { loadTokens } from '../../tokens/load.ts';
import { RESOLVER } from '../../tokens/resolve.ts';
import { ROOT } from '../project/paths.ts';
import type { PartOptions, Template } from './templates.ts';

/**
 * A brand in the colours of a file of tokens, by default those of the first brand, whose content it has
 * until it says its own: a demo, which every page says, until nothing is missing.
 * @throws UserError when the file cannot be read or is none of a brand
 */
export async function brand(
  name: string,
  { from = 'tokens/brands/fernblick.tokens.json' }: PartOptions,
): Promise<Template> {
  const title = name.replaceAll(
    /(^|-)([a-z])/g,
    (_match, dash: string, letter: string) => `${dash && ' '}${letter.toUpperCase()}`,
  );
  const variable = name.replaceAll(/-([a-z])/g, (_match, letter: string) => letter.toUpperCase());
  const file = `brands/${name}.tokens.json`;
  const tokens = await readTokens(from, title);
  const resolver = addToResolver(await readFile(join(ROOT, 'tokens', RESOLVER), 'utf8'), name);
  const failing = await listFailing(name, { [RESOLVER]: resolver, [file]: tokens });
  const legal = mapValues(legalFields.fernblick, (value) =>
    typeof value === 'string' ? keepInvented(value) : mapValues(value, keepInvented),
  );
  const content = `site/content/brands/${name}`;
  return {
    files: {
      [`tokens/${file}`]: tokens,
      [`${content}.json`]: JSON.stringify({
        status: 'demo',
        name: title,
        product: createRecord(LOCALES, () => title),
        origin: `https://www.${name}.example`,
      }),
      [`${content}.legal.json`]: JSON.stringify(legal).replaceAll('@fernblick.', `@${name}.`),
    },
    edits: {
      [`tokens/${RESOLVER}`]: () => resolver,
      'site/content/brands/index.ts': (code) =>
        addImport(code, variable, `${name}.json`).replace(
          /,?\s*\} as Readonly</,
          `, '${name}': { ...fernblick, ...${variable} } } as Readonly<`,
        ),
      'site/content/brands/legal.ts': (code) =>
        addImport(code, variable, `${name}.legal.json`).replace(
          /\n\};/,
          `\n  ${variable === name ? name : `'${name}': ${variable}`},\n};`,
        ),
    },
    commands: failing.length > 0 ? [] : ['node tokens/build.ts'],
    next: listMissing(name, title, failing),
  };
}

/** What a brand still needs before it can be live, the worst first. */
function listMissing(name: string, title: string, failing: readonly string[]): string[] {
  const content = `site/content/brands/${name}`;
  return [
    '',
    `${title} is a demo. What is missing:`,
    ...failing.map((line) => `  Contrast   ${line}`),
    `  Colours    tokens/brands/${name}.tokens.json, or the brand playground of the workbench`,
    `  Name       ${content}.json: name, product and origin; what else it says itself, such as urls`,
    `  Reviews    ${content}.json: a reviewWidget and a rating of its own, in place of those of ${brands.fernblick.name}`,
    `  Legal      ${content}.legal.json: ${Object.keys(legalFields.fernblick).join(', ')}`,
    '  Logo       the symbol is that of every brand: design-system/drawings/Logo/symbol.ts',
    `Look at it: BRAND=${name} npm run dev, and in the toolbar of the workbench.`,
  ];
}

/** What is invented stays, with its mark; what another brand has confirmed is not this one's. */
function keepInvented(text: string): string {
  return isUnconfirmed(text) ? text : TO_BE_FILLED;
}

async function readTokens(from: string, title: string): Promise<string> {
  const text = await readFile(resolve(from), 'utf8').catch(() => {
    throw new UserError(`${from} cannot be read. Name a file of tokens that is there.`);
  });
  checkTokenFile(text, from);
  const tokens = JSON.parse(text);
  if (!tokens.brand)
    throw new UserError(
      `${from} has no group "brand". Take a file that the brand playground saves.`,
    );
  return JSON.stringify({
    ...tokens,
    $description: `What makes the brand ${title} look like itself.`,
  });
}

function addToResolver(text: string, name: string): string {
  const resolver = JSON.parse(text);
  resolver.modifiers.brand.contexts[name] = [{ $ref: `brands/${name}.tokens.json` }];
  return JSON.stringify(resolver, null, 2);
}

/** One line for every pair of colours that is too close in the new brand. */
async function listFailing(name: string, changed: Record<string, string>): Promise<string[]> {
  const { [name]: schemes = {} } = await loadTokens(join(ROOT, 'tokens'), changed);
  try {
    checkContrasts({ [name]: schemes });
    return [];
  } catch (error) {
    if (error instanceof UserError)
      return error.message.split('\n').filter((line) => line.includes(' needs '));
    throw error;
  }
}

function addImport(code: string, variable: string, file: string): string {
  return code.replace(
    '\nimport type',
    `\nimport ${variable} from './${file}' with { type: 'json' };\nimport type`,
  );
}
