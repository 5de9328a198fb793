import { z } from 'zod';
import { UserError } from '../../lib/user-error.ts';

const REPORT = z.object({
  messages: z.array(
    z.object({
      type: z.string(),
      url: z.string(),
      message: z.string(),
      extract: z.string().optional(),
    }),
  ),
});

type Finding = z.infer<typeof REPORT>['messages'][number];

/** What the checker found, from the JSON that it prints. */
export function parseReport(output: string): Finding[] {
  const json = output.split('\n').find((line) => line.startsWith('{"'));
  if (!json) throw new UserError(`The HTML checker did not run:\n${output}`);
  return REPORT.parse(JSON.parse(json)).messages;
}

/**
 * The errors by message, the most frequent first, each with the first place. Those in CSS are only
 * counted: the checker knows less of CSS than the browsers do, and Lightning CSS reads it at build.
 */
export function describeFindings(findings: readonly Finding[]) {
  const all = findings.filter(({ type }) => type !== 'info');
  const errors = all.filter(({ message }) => !message.startsWith('CSS: '));
  const lines = [...Map.groupBy(errors, ({ message }) => message)]
    .toSorted(([, a], [, b]) => b.length - a.length)
    .flatMap(([message, [first, ...more]]) => [
      `${more.length + 1} × ${message}`,
      `    ${first?.url}: ${first?.extract ?? ''}`,
    ]);
  const ofCss = `${all.length - errors.length} in CSS that the checker does not know`;
  return { lines: [...lines, `${errors.length} errors, ${ofCss}`], errors: errors.length };
}
