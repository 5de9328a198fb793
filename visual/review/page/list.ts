import { modeName } from '../../modes.ts';
import { type Group, picturesOf, type Report, type Result } from '../../report.ts';
import { STATUSES } from '../../status.ts';

/** Which pictures the list shows. */
export interface Filter {
  text: string;
  /** Whether to list equal and skipped pictures, which may be thousands and need no attention. */
  hasSettled: boolean;
}

/** A group in the list, with those of its pictures that match the filter. */
export interface ListedGroup extends Omit<Group, 'looks'> {
  /** Index in the unfiltered list. */
  key: number;
  looks: { title: string; results: Result[] }[];
  results: Result[];
  /** Number of pictures hidden by the filter. */
  hidden: number;
}

/** The groups of the report with those of their pictures that match the filter. */
export function listOf(report: Report, filter: Filter): ListedGroup[] {
  const byId = new Map(report.results.map((result) => [result.id, result]));
  return report.groups
    .map((group, key) => {
      const looks = group.looks.map(({ title, pictures }) => {
        const results = pictures.flatMap((id) => byId.get(id) ?? []);
        return { title, results: results.filter((result) => passes(result, filter)) };
      });
      const results = looks.flatMap((look) => look.results);
      const shown = looks.filter((look) => look.results.length > 0);
      return {
        ...group,
        key,
        looks: shown,
        results,
        hidden: picturesOf(group).length - results.length,
      };
    })
    .filter(({ results }) => results.length > 0);
}

/** The listed group of a picture. */
export function groupOf(list: readonly ListedGroup[], id: string | null): ListedGroup | undefined {
  return list.find(({ results }) => results.some((result) => result.id === id));
}

/** Every word must occur in some field, so that searches such as `changed button de-480` work. */
function passes(result: Result, { text, hasSettled }: Filter): boolean {
  const { status, title, name, story, source, reason, mode } = result;
  const facts = [status, title, name, story, source, reason, modeName(mode)]
    .join(' ')
    .toLowerCase();
  const words = text.toLowerCase().split(/\s+/);
  return (hasSettled || !STATUSES[status].isSettled) && words.every((word) => facts.includes(word));
}
