import { formatted } from './counted.ts';

const INTERVAL_MS = 30_000;

/** Prints every half minute how much of some work is done, how fast, and when it will end. */
export class Progress {
  readonly #total: number;
  readonly #started = performance.now();
  readonly #timer = setInterval(() => console.log(this.line()), INTERVAL_MS).unref();
  #done = 0;

  constructor(total: number) {
    this.#total = total;
  }

  /** One more piece is done. */
  step(): void {
    this.#done += 1;
  }

  /** Such as `  412 of 1,698, 6.1 per second, 3.5 minutes left`. */
  line(): string {
    const rate = this.#done / ((performance.now() - this.#started) / 1000);
    const minutes = (this.#total - this.#done) / rate / 60;
    const left = this.#done > 0 ? `, ${minutes.toFixed(1)} minutes left` : '';
    return `  ${formatted(this.#done)} of ${formatted(this.#total)}, ${rate.toFixed(1)} per second${left}`;
  }

  /** Stops printing. */
  end(): void {
    clearInterval(this.#timer);
  }
}
