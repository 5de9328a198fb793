import fc from 'fast-check';
import { UserError } from '../../../lib/user-error.ts';
import { everyCallIsSound } from './hostile-calls.ts';

// Run with `npm run check -- fuzz`, or `npm run check -- fuzz COUNT SEED`: asks the engine many random and hostile
// questions and prints the smallest whose answer is not sound.

const [count = 100_000, seed = 1] = process.argv.slice(2).map(Number);

if (!(count > 0 && seed >= 0)) throw new UserError('Give numbers: npm run check -- fuzz 1000 7');

const start = performance.now();
fc.assert(everyCallIsSound, { numRuns: count, seed });
const seconds = (performance.now() - start) / 1000;
console.log(
  `${count.toLocaleString('en')} calls answered soundly in ${seconds.toFixed(1)} s (seed ${seed}).`,
);
