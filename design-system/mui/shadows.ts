import type { Shadows } from '@mui/material/styles';
import type { Tokens } from '../../tokens/index.ts';

/** As high as a card; whatever MUI puts higher floats above the page. */
const RAISED = 4;

/** MUI's 25 heights in our two shadows. */
export function createShadows({ shadow }: Tokens): Shadows {
  const shadows = Array.from({ length: 25 }, (_, height) => {
    if (height === 0) return 'none';
    return height <= RAISED ? shadow.raised : shadow.floating;
  });
  return shadows as Shadows;
}
