import type { Group, Report, Result } from '../../report.ts';

/** A group with the results of its pictures. */
export interface ListedGroup extends Omit<Group, 'looks'> {
  looks: { title: string; results: Result[] }[];
  results: Result[];
}

/** The groups of the report with their pictures. */
export function listOf(report: Report): ListedGroup[] {
  const byId = new Map(report.results.map((result) => [result.id, result]));
  return report.groups.map((group) => {
    const looks = group.looks.map(({ title, pictures }) => {
      return { title, results: pictures.flatMap((id) => byId.get(id) ?? []) };
    });
    return { ...group, looks, results: looks.flatMap(({ results }) => results) };
  });
}

/** The listed group of a picture. */
export function groupOf(list: readonly ListedGroup[], id: string | null): ListedGroup | undefined {
  return list.find(({ results }) => results.some((result) => result.id === id));
}
