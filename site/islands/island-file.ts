import type { IslandName } from './message-sets.ts';

/** Whether a file is the view of an island: `PensionGap.island.tsx` is that of `pensionGap`. */
export function isIslandFile(file: string, name: IslandName): boolean {
  return new RegExp(`/${name}\\.island\\.tsx$`, 'i').test(file);
}
