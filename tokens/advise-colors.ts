import type { TokenNormalizedSet } from '@terrazzo/parser';
import { keysOf } from '../lib/objects.ts';
import type { Scheme } from './index.ts';
import {
  findFailing,
  findNearestPassing,
  type MeasuredPair,
  measureContrasts,
} from './measure-contrasts.ts';
import { toHex } from './plain-values.ts';

/** What would give the pairs of a colour their contrast. */
export interface Advice {
  /** A step of a scale, or a role with a value of its own. */
  token: string;
  failing: readonly PairInScheme[];
  /** Steps to change, each to the nearest colour with which all of its pairs pass; none where no colour does. */
  changes: readonly Change[];
}

interface Change {
  token: string;
  color: string;
}

interface PairInScheme extends MeasuredPair {
  scheme: Scheme;
  front: Side;
  ground: Side;
}

interface Side {
  /** The step of a scale that the role takes its value from. */
  source: string;
  color: string;
}

/** Advice for every colour that is too close to a ground, of both schemes at once, which share the steps. */
export function adviseColors(resolved: Readonly<Record<Scheme, TokenNormalizedSet>>): {
  pairs: number;
  failing: number;
  advice: Advice[];
} {
  const pairs = keysOf(resolved).flatMap((scheme) => measureScheme(scheme, resolved[scheme]));
  const failing = findFailing(pairs);
  const advice = [...Map.groupBy(failing, ({ front }) => front.source)].map(([token, own]) => ({
    token,
    failing: own,
    changes: findChanges(token, own, pairs),
  }));
  return { pairs: pairs.length, failing: failing.length, advice };
}

function measureScheme(scheme: Scheme, tokens: TokenNormalizedSet): PairInScheme[] {
  const findSide = (id: string): Side => {
    const token = tokens[id];
    const color = token?.$type === 'color' ? toHex(token.$value) : '';
    return { source: token?.aliasChain?.at(-1) ?? id, color };
  };
  return measureContrasts(tokens).map((pair) => ({
    ...pair,
    scheme,
    front: findSide(pair.foreground),
    ground: findSide(pair.background),
  }));
}

/** The colour itself, or else all that it fails on. */
function findChanges(
  token: string,
  failing: readonly PairInScheme[],
  pairs: readonly PairInScheme[],
): Change[] {
  const own = findChange(token, pairs);
  const grounds = new Set(failing.map(({ ground }) => ground.source));
  return own.length > 0 ? own : [...grounds].flatMap((ground) => findChange(ground, pairs));
}

function findChange(token: string, pairs: readonly PairInScheme[]): Change[] {
  const sides = pairs.flatMap(({ front, ground, atLeast }) => {
    if (front.source === token) return { own: front, other: ground, atLeast };
    return ground.source === token ? { own: ground, other: front, atLeast } : [];
  });
  const others = sides.map(({ other, atLeast }) => ({ color: other.color, atLeast }));
  const color = findNearestPassing(sides[0]?.own.color ?? '', others);
  // Neutral colours and those of signals are no part of a brand.
  return color && token.startsWith('brand.') ? [{ token, color }] : [];
}
