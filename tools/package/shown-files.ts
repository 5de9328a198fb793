import { UserError } from '../../lib/user-error.ts';

/**
 * The files that a document shows: the first line of a block of code is the file's name, as `// theme.ts`.
 * @throws UserError for a block without a name, which nothing would try
 */
export function readShownFiles(markdown: string): Record<string, string> {
  return Object.fromEntries(
    readBlocks(markdown, 'tsx?').map((code) => {
      const [, name] = /^\/\/ (\S+\.tsx?)\n/.exec(code) ?? [];
      if (name) return [name, code];
      throw new UserError(`Begin this block of code with the name of its file:\n${code}`);
    }),
  );
}

/** The commands that a document shows, each a program with its arguments. */
export function readShownCommands(markdown: string): string[] {
  return readBlocks(markdown, 'sh').flatMap((block) => block.trim().split('\n'));
}

function readBlocks(markdown: string, language: string): string[] {
  const blocks = markdown.matchAll(new RegExp(`^\`\`\`${language}\\n(.+?)^\`\`\``, 'gms'));
  return [...blocks].map(([, code = '']) => code);
}
