import { styled } from '@mui/material/styles';
import { plainList } from '../../styles/plain-list.ts';
import type { Level } from './LevelLabel.tsx';
import { LISTED } from './listed.ts';

interface LevelListProps {
  levels: readonly Level[];
  gap: Omit<Level, 'value'>;
}

/** Labels and amounts above a drawing that has no room for them, from the highest level down. */
export function LevelList({ levels, gap }: LevelListProps) {
  const shown = levels.filter(({ value }) => value > 0);
  return (
    <List>
      {[...shown, gap].map(({ label, amount }) => (
        <li key={label}>
          {label} <b>{amount}</b>
        </li>
      ))}
    </List>
  );
}

const List = styled('ul')(({ theme }) => ({
  ...plainList,
  ...theme.typography.note,
  display: 'none',
  [LISTED]: { display: 'block' },
}));
