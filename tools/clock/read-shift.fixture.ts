/** By how many milliseconds the clock of this process was moved: its timer was not. */
export function readShift(): number {
  const shift = Date.now() - performance.timeOrigin - performance.now();
  // A machine that corrects its clock moves it by less.
  return Math.abs(shift) < HOUR ? 0 : shift;
}

const HOUR = 3_600_000;
