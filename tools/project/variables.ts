import { countMistakes } from '../../lib/count-mistakes.ts';

/** Every environment variable that commands read. `docs/commands.md` says what each does. */
export const VARIABLES: readonly string[] = [
  ...['BRAND', 'CALCULATION_URL', 'CONTENT_API_URL', 'CONTENT_API_TOKEN', 'CONTENT_API_LOCALES'],
  ...['LANDING_ROWS', 'LANDING_SETS', 'SHARD', 'TRACKING', 'EXPERIMENTS', 'LEAD', 'BANNERS'],
  ...['SITE_DIST', 'PORT', 'STORYBOOK_PORT', 'VISUAL_PORT', 'HOST'],
  ...['CHROMIUM_PATH', 'VISUAL_REPORT', 'CI', 'GITHUB_STEP_SUMMARY', 'OUT_OF_DATE'],
];

/** A sentence for each variable that no command reads and whose name is nearly that of one. */
export function findMistypedVariables(env: Readonly<Record<string, unknown>>): string[] {
  return Object.keys(env).flatMap((name) => {
    if (VARIABLES.includes(name)) return [];
    // One mistake in four letters: longer names leave room for more before they are other names.
    const known = VARIABLES.find(
      (candidate) => countMistakes(name, candidate) <= Math.floor(candidate.length / 4),
    );
    return known ? [`${name} is set, but nothing reads it. Did you mean ${known}?`] : [];
  });
}
