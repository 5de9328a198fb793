import { formatCount } from './format-count.ts';
import { UserError } from './user-error.ts';

/** One part of a work that several machines share: the first of four is 1 of 4. */
export interface Shard {
  index: number;
  count: number;
}

/** All of it. */
export const WHOLE: Shard = { index: 1, count: 1 };

/**
 * Reads `--shard 1/4`.
 * @throws UserError when it is no such fraction
 */
export function parseShard(text: string | undefined): Shard {
  if (text === undefined) return WHOLE;
  const [, index, count] = (/^(\d+)\/(\d+)$/.exec(text) ?? []).map(Number);
  if (index && count && index <= count) return { index, count };
  throw new UserError(`--shard ${text} is not a part of a whole. Write it like --shard 1/4.`);
}

/** Writes it as it is read. */
export function formatShard({ index, count }: Shard): string {
  return `${index}/${count}`;
}

/** The items of a shard: neighbours stay together, because they are often made of the same parts. */
export function selectShard<Item>(items: readonly Item[], { index, count }: Shard): Item[] {
  const size = Math.ceil(items.length / count);
  return items.slice((index - 1) * size, index * size);
}

/**
 * @param advice what to do when some are missing
 * @throws UserError when these are not all shards of one whole, each once
 */
export function assertAllShards(shards: readonly Shard[], advice: string): void {
  const count = shards[0]?.count ?? 0;
  const given = shards.map(formatShard);
  const wanted = Array.from({ length: count }, (_, at) => formatShard({ index: at + 1, count }));
  const missing = wanted.filter((shard) => !given.includes(shard));
  if (count > 0 && given.length === count && missing.length === 0) return;
  throw new UserError(
    count === 0
      ? `There are no shards. ${advice}`
      : `Of ${formatCount(count, 'shard')} each is needed once. Missing: ${missing.join(', ') || 'none'}. Given: ${given.join(', ')}. ${advice}`,
  );
}
