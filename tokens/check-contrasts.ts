import type { TokenNormalized } from '@terrazzo/parser';
import { UserError } from '../lib/user-error.ts';
import { CONTRAST_PAIRS, type ContrastPair } from './contrast.ts';
import { locateToken } from './locate-token.ts';
import { findFailing, measureContrasts } from './measure-contrasts.ts';
import type { LoadedTokens } from './resolve.ts';

/**
 * Measures every pair of colours that meets on screen, in every brand and colour scheme.
 * @returns a sentence with the lowest of all brands and schemes
 * @throws UserError with the place, both tokens and the contrast of each pair that has too little
 */
export function checkContrasts(
  brands: LoadedTokens,
  pairs: readonly ContrastPair[] = CONTRAST_PAIRS,
): string {
  const all = [];
  const problems = [];
  for (const [brand, schemes] of Object.entries(brands)) {
    for (const [scheme, tokens] of Object.entries(schemes)) {
      for (const id of new Set(pairs.flatMap((pair) => [pair.foreground, pair.background]))) {
        if (isOpaque(tokens[id])) continue;
        problems.push(
          `${locateToken(id, import.meta.dirname, scheme)}: ${id} has an alpha below 1 in ${brand}, ${scheme}, so that its contrast depends on what is behind it. Leave its alpha out.`,
        );
      }
      const measured = measureContrasts(tokens, pairs);
      for (const { foreground, background, contrast, atLeast } of findFailing(measured)) {
        const place = locateToken(foreground, import.meta.dirname, scheme);
        problems.push(
          `${place}: ${foreground} on ${background} has a contrast of ${contrast.toFixed(2)} : 1 in ${brand}, ${scheme}, and needs ${atLeast} : 1.`,
        );
      }
      all.push(...measured);
    }
  }
  if (problems.length > 0) {
    throw new UserError(`${problems.join('\n')}\nThe pairs are listed in tokens/contrast.ts.`);
  }
  const lowest = Object.entries(Object.groupBy(all, ({ atLeast }) => atLeast)).map(
    ([atLeast, group = []]) =>
      `${Math.min(...group.map(({ contrast }) => contrast)).toFixed(2)} where ${atLeast} is needed`,
  );
  return `Contrast of ${all.length} pairs: the lowest ${lowest.join(', ')}.`;
}

function isOpaque(token: TokenNormalized | undefined): boolean {
  return token?.$type !== 'color' || (token.$value.alpha ?? 1) === 1;
}
