import { styled } from '@mui/material/styles';
import { ems } from '../../design-system/styles/lengths.ts';
import { plainList } from '../../design-system/styles/plain-list.ts';
import { rule } from '../../design-system/styles/rule.ts';
import type { ShownToken } from './catalogue.ts';
import { TokenLabel } from './TokenPage.tsx';

/** Colours side by side, each on a field large enough to be judged. */
export function Swatches({ tokens }: { tokens: readonly ShownToken[] }) {
  return (
    <Grid>
      {tokens.map(({ id, description, aliasOf, value }) => (
        <li key={id}>
          <Field style={{ backgroundColor: value }} />
          <TokenLabel id={id.replace(/^color\./, '')} value={value} note={description} />
          {aliasOf && <Source>{aliasOf}</Source>}
        </li>
      ))}
    </Grid>
  );
}

const Grid = styled('ul')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fill, minmax(${ems(9)}, 1fr))`,
  gap: `${theme.vars.space.l} ${theme.vars.space.m}`,
  ...plainList,
  '& > li': { display: 'grid', alignContent: 'start', gap: theme.vars.space.xs },
}));

const Field = styled('div')(({ theme }) => ({
  aspectRatio: '2 / 1',
  borderRadius: theme.vars.radius.medium,
  border: rule(theme),
}));

const Source = styled('span')(({ theme }) => ({
  ...theme.typography.note,
  justifySelf: 'start',
  paddingInline: theme.vars.space.xs,
  borderRadius: theme.vars.radius.small,
  backgroundColor: theme.vars.color.surface.tint,
  color: theme.vars.color.text.accent,
}));
