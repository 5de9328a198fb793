import type { OutlinedInputOwnerState } from '@mui/material/OutlinedInput';
import { styled } from '@mui/material/styles';

interface EdgeProps {
  className?: string;
  ownerState: OutlinedInputOwnerState;
}

/** The edge of a field whose label stands above it: MUI's without the elements of a notch. */
export function Edge({ className, ownerState }: EdgeProps) {
  return <Line aria-hidden className={className} {...{ ownerState }} />;
}

const Line = styled('span', { name: 'MuiOutlinedInput', slot: 'NotchedOutline' })(({ theme }) => ({
  position: 'absolute',
  inset: 0,
  borderRadius: 'inherit',
  borderStyle: 'solid',
  borderWidth: theme.vars.border.thin,
  pointerEvents: 'none',
}));
