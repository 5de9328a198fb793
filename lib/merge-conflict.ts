/**
 * A sentence about the markers that a merge of git left in a file; undefined where there are none.
 * @param file names it
 */
export function describeMergeConflict(text: string, file: string): string | undefined {
  const marker = /^(<{7}|\|{7}|={7}|>{7})( |\r?$)/m.exec(text);
  if (!marker) return;
  const line = text.slice(0, marker.index).split('\n').length;
  return `${file}:${line} has a merge conflict that nobody has solved, "${marker[1]}". Keep what is right of the two sides, remove the lines with <<<<<<<, ======= and >>>>>>>, and run \`git add ${file}\`.`;
}
