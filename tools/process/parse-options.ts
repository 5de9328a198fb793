import { type ParseArgsConfig, parseArgs } from 'node:util';
import { UserError } from '../../lib/user-error.ts';

/**
 * The options of the command line, as `parseArgs` reads them.
 * @param usage what is known, by default the options
 * @throws UserError naming what it does not know, and all that it does
 */
export function parseOptions<const Config extends ParseArgsConfig>(config: Config, usage?: string) {
  try {
    return parseArgs(config);
  } catch (error) {
    const [problem] = error instanceof Error ? error.message.split(/\. |\n/) : [String(error)];
    const known = Object.entries(config.options ?? {}).map(
      ([name, option]) => `--${option.default === true ? 'no-' : ''}${name}`,
    );
    throw new UserError(`${problem}. ${usage ?? `Known: ${known.join(', ') || 'none'}.`}`);
  }
}
