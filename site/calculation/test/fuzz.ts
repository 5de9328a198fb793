import { faultIn } from './fault-in.ts';
import { hostileCalls } from './hostile-calls.ts';

// Run with `npm run fuzz`, or `npm run fuzz -- COUNT SEED`: asks the engine many random and hostile
// questions and prints the first whose answer is not sound.

const [count = 100_000, seed = 1] = process.argv.slice(2).map(Number);

const start = performance.now();
const nextCall = hostileCalls(seed);
let sound = 0;
while (sound < count) {
  const call = nextCall();
  const fault = faultIn(call);
  if (fault) {
    console.dir(call, { depth: null });
    console.error(`Call ${sound + 1} of seed ${seed}: ${fault}`);
    process.exit(1);
  }
  sound += 1;
}
const seconds = (performance.now() - start) / 1000;
console.log(
  `${sound.toLocaleString('en')} calls answered soundly in ${seconds.toFixed(1)} s (seed ${seed}).`,
);
