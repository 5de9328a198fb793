import type { Picture } from '../../report.ts';
import type { View } from '../../report-folder.ts';

/** Where a PNG is: asked for by id from the server, beside the page on disk. */
export function pictureUrl(isServed: boolean, view: View, { id, file }: Picture): string {
  if (isServed) return `/pictures/${view}/${id}`;
  return `pictures/${view}/${file.split('/').map(encodeURIComponent).join('/')}`;
}
