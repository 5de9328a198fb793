/** Why a file that somebody named cannot be read, as the end of a sentence about it. */
export function describeReadError({ code, message }: NodeJS.ErrnoException): string {
  switch (code) {
    case 'ENOENT':
      return 'does not exist';
    case 'EISDIR':
      return 'is a folder';
    default:
      return `cannot be read: ${message}`;
  }
}
