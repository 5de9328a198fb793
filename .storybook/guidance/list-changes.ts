/** A version of the design system and what it changed in a component. */
export interface Change {
  version: string;
  text: string;
}

/** The lines of a changelog that name a component, as `Button` or one of its props, newest first. */
export function listChanges(changelog: string, component: string): Change[] {
  const named = new RegExp(`\`${component}(\\.\\w+)?\``);
  return changelog
    .split(/^## /m)
    .slice(1)
    .flatMap((section) => {
      const [version = '', ...lines] = section.split('\n');
      return lines
        .filter((line) => named.test(line))
        .map((line) => ({ version, text: line.replace(/^[-*] /, '') }));
    });
}

/** The newest version of a changelog. */
export function readVersion(changelog: string): string | undefined {
  return /^## (.+)$/m.exec(changelog)?.[1];
}
