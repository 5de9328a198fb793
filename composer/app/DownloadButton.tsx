import Button, { type ButtonProps } from '@mui/material/Button';
import type { Draft } from '../draft/draft.ts';
import { formatDraftFile } from '../draft/draft-file.ts';

/** Downloads the file of a draft, finished or not. */
export function DownloadButton({ draft, ...props }: ButtonProps<'a'> & { draft: Draft }) {
  const { name, text } = formatDraftFile(draft);
  const href = `data:application/json,${encodeURIComponent(text)}`;
  return (
    <Button size="small" variant="outlined" {...props} href={href} download={name}>
      Download
    </Button>
  );
}
