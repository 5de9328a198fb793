import styled from '@emotion/styled';
import Container, { type ContainerProps } from '@mui/material/Container';
import { useState } from 'react';
import { Notice } from '../../design-system/page/Notice/Notice.tsx';
import { Text } from '../../design-system/text/Text/Text.tsx';
import { createLanding, createRowSay, type LandingSet } from '../../site/landings/landing-set.ts';
import { LandingView } from '../../site/layout/LandingView.tsx';
import { SayContext, useSay, useSite } from '../../site/provider/site-context.ts';
import { RowPicker } from './RowPicker.tsx';

interface GeneratedLandingProps {
  set: LandingSet;
  /** The name of the row to begin with, if not the first. */
  start?: string | undefined;
}

/** One landing of a set, made when it is chosen, below the picker and what search results say of it. */
export function GeneratedLanding({ set, start }: GeneratedLandingProps) {
  const { locale } = useSite();
  const sayOfAll = useSay();
  const [row, choose] = useState(() => set.rows.find(({ name }) => name === start) ?? set.rows[0]);
  if (!row) return <Notice label="No rows">{`${set.file} has none.`}</Notice>;
  const say = createRowSay(sayOfAll, row.values[locale]);
  const landing = createLanding(set, row);
  return (
    <SayContext value={say}>
      <Bar component="aside" aria-label="Generated landing">
        <RowPicker rows={set.rows} row={row} onChoose={choose} source={set.file} />
        <div>
          <Text variant="label">{say(landing.title)}</Text>
          <Text variant="note">{say(landing.description)}</Text>
          <Text variant="note" tone="secondary">
            {row.path[locale]}
          </Text>
        </div>
      </Bar>
      <LandingView key={row.name} landing={landing} />
    </SayContext>
  );
}

const Bar = styled(Container)<ContainerProps>(({ theme }) => ({
  display: 'grid',
  gap: theme.vars.space.m,
  paddingBlock: theme.vars.space.m,
  [theme.breakpoints.up('md')]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 2fr)' },
}));
