import { acceptedNow, type Entry } from './decisions.ts';

/**
 * Problems between the baselines and the log: every baseline must be the picture that somebody
 * accepted last, and every accepted picture must be there.
 * @param baselines SHA-256 of each PNG by the id of its picture
 */
export function undecided(
  baselines: ReadonlyMap<string, string>,
  entries: readonly Entry[],
): Map<string, string> {
  const accepted = acceptedNow(entries);
  const problems = new Map<string, string>();
  for (const [id, hash] of baselines) {
    const entry = accepted.get(id);
    if (!entry) problems.set(id, 'its baseline has no decision in visual/decisions.jsonl');
    else if (entry.after === null) {
      problems.set(id, `its baseline is back although ${entry.who} accepted its removal`);
    } else if (entry.after !== hash) {
      problems.set(
        id,
        `its baseline ${hash.slice(0, 8)} is not the picture ${entry.after.slice(0, 8)} that ${entry.who} accepted. ${RESTORE}`,
      );
    }
  }
  for (const [id, { after, who }] of accepted) {
    if (after !== null && !baselines.has(id)) {
      problems.set(id, `its baseline is missing, ${who} had accepted it. ${RESTORE}`);
    }
  }
  return problems;
}

const RESTORE = 'Restore its PNG with git';
