import { styleText } from 'node:util';
import { UserError } from '../../lib/user-error.ts';
import { shiftClock } from '../clock/shift-clock.ts';
import { parseOptions } from '../process/parse-options.ts';
import { run } from '../process/run.ts';
import { runCommand } from '../process/run-command.ts';
import { ROOT } from '../project/paths.ts';

const USAGE = 'Usage: npm run check -- clock 2027-01-02 [DAY …] [--no-pictures]';

const { values, positionals: days } = parseOptions(
  {
    allowPositionals: true,
    options: { pictures: { type: 'boolean', default: true } },
    allowNegative: true,
  },
  USAGE,
);

/** Builds and tests everything as on other days, one after the other: nothing may depend on the day. */
async function checkClock(): Promise<void> {
  if (days.length === 0) throw new UserError(`No day given.\n  ${USAGE}`);
  const wrong = days.find((day) => !isDay(day));
  if (wrong) throw new UserError(`${wrong} is no day. Write it as in 2027-01-02.`);
  for (const day of days) await testOn(day);
}

async function testOn(day: string): Promise<void> {
  console.log(styleText('bold', `\nOn ${day}`));
  process.env.NODE_OPTIONS = shiftClock(Date.parse(`${day}T12:00Z`) - Date.now());
  const options = values.pictures ? '' : ' --no-pictures';
  const { code } = await run(`node tools/test.ts${options}`, ROOT, { onLine: console.log });
  if (code !== 0) process.exitCode = 1;
}

function isDay(text: string): boolean {
  const time = Date.parse(`${text}T00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}

await runCommand(checkClock);
