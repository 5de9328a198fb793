/** What plugins warned of in the output of a bundler, which prints it once for each bundle. */
export function listPluginWarnings(output: string): string[] {
  const warnings = [...output.matchAll(/^\[plugin (fernblick:)?([\w:@/-]+)\] (.+)$/gm)];
  const lines = warnings.map(([, isOurs, plugin, line = '']) =>
    isOurs ? line : `${plugin}: ${line}`,
  );
  return [...new Set(lines)];
}
