import { memoize } from '../../lib/memoize.ts';

/**
 * Makes a memory for what pages share, by all that it is made from. While somebody edits the site nothing
 * is kept, because code changes what is made, and no key names it.
 * @param room how much is kept, in what `sizeOf` measures
 */
export function remember<Value>(room: number, sizeOf?: (value: Value) => number) {
  return memoize(process.env.NODE_ENV === 'development' ? 0 : room, sizeOf);
}
