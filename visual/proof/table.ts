import type { Proof } from './prove.ts';

/** The header of the table whose rows `tableRow` formats. */
export const TABLE_HEAD = row(['mutation', 'shown', 'caught', 'missed', 'false', 'seconds', '']);

/** A proof as a row of the table, followed by its missed pictures and false alarms. */
export function tableRow({ mutation, shown, caught, missed, falseAlarms, seconds }: Proof): string {
  const counts = [shown.size, caught, missed.length, falseAlarms.length, seconds.toFixed(0)];
  return [
    row([mutation.name, ...counts.map(String), mutation.what]),
    ...(shown.size === 0 ? ['  no picture shows it, so it proves nothing'] : []),
    ...missed.map((id) => `  missed ${id}`),
    ...falseAlarms.map((line) => `  false alarm ${line.trim()}`),
  ].join('\n');
}

function row([name = '', ...cells]: string[]): string {
  const what = cells.pop();
  return [name.padEnd(9), ...cells.map((cell) => cell.padStart(8)), `  ${what}`].join('').trimEnd();
}
