import { styled } from '@mui/material/styles';
import { Band } from '../../../design-system/Band/Band.tsx';
import { SectionHeading } from '../../../design-system/SectionHeading/SectionHeading.tsx';
import { Text } from '../../../design-system/Text/Text.tsx';
import { useText } from '../../useText.ts';
import type { ArgumentData } from './data.ts';

const HEADING = 'argument';

/** Why the pension suits this reader: the case in a paragraph, then three points to check. */
export function Argument({ title, text, points }: ArgumentData) {
  const t = useText();
  return (
    <Band tone="sand" labelledBy={HEADING}>
      <Columns>
        <SectionHeading id={HEADING} title={t(title)} lead={t(text)} />
        <Points>
          {points.map((point) => (
            <li key={point.title}>
              <Text variant="subtitle">{t(point.title)}</Text>
              <Text tone="secondary">{t(point.text)}</Text>
            </li>
          ))}
        </Points>
      </Columns>
    </Band>
  );
}

const Columns = styled('div')(({ theme }) => ({
  display: 'grid',
  alignItems: 'start',
  gap: theme.spacing(5),
  [theme.breakpoints.up('md')]: { gridTemplateColumns: '5fr 7fr', gap: theme.spacing(10) },
}));

const Points = styled('ul')(({ theme }) => ({
  padding: 0,
  listStyle: 'none',
  '& > li': {
    display: 'grid',
    gap: theme.spacing(1),
    paddingBlock: theme.spacing(4),
    borderBlockStart: `${theme.vars.border.thin} solid ${theme.vars.color.line.soft}`,
  },
  '& > li:first-of-type': { borderBlockStart: 0, paddingBlockStart: 0 },
}));
