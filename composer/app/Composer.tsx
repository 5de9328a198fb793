import { styled } from '@mui/material/styles';
import { useDeferredValue, useMemo, useState } from 'react';
import { visuallyHidden } from '../../design-system/styles/visually-hidden.ts';
import { Text } from '../../design-system/text/Text/Text.tsx';
import { findProblems } from '../draft/written.ts';
import { ComposerContext, type Owner } from './composer-context.ts';
import { FieldsPanel } from './FieldsPanel.tsx';
import { Panel, Row } from './layout.tsx';
import { Outline } from './Outline.tsx';
import { Preview } from './PreviewPanel.tsx';
import { ProblemList } from './ProblemList.tsx';
import { Save } from './Save.tsx';
import { Start } from './Start.tsx';
import { UndoRedo } from './UndoRedo.tsx';
import { AnnounceContext } from './useAnnounce.ts';
import { useHistory } from './useHistory.ts';
import { useProblemLink } from './useProblemLink.ts';

/** The whole Composer: what the landing consists of, the fields of one part of it, and how it looks. */
export function Composer({ token }: { token: string | null }) {
  const [history, dispatch] = useHistory();
  const { draft } = history;
  const [owner, setOwner] = useState<Owner>('page');
  const [announcement, announce] = useState('');
  // Checking and drawing the landing may come after what is typed.
  const settled = useDeferredValue(draft);
  const problems = useMemo(() => findProblems(settled), [settled]);
  const openProblem = useProblemLink(setOwner);
  const state = useMemo(() => ({ draft, problems, dispatch }), [draft, problems, dispatch]);
  return (
    <AnnounceContext value={announce}>
      <ComposerContext value={state}>
        <Bar>
          <Text variant="subtitle" component="h1">
            Composer
          </Text>
          <Row>
            <Start />
            <UndoRedo history={history} dispatch={dispatch} />
            <Save token={token} />
          </Row>
        </Bar>
        <Parts>
          <Panel aria-labelledby="outline">
            <Outline owner={owner} onOpen={setOwner} />
            <ProblemList onOpen={openProblem} />
          </Panel>
          <FieldsPanel owner={owner} />
          <Preview draft={settled} />
        </Parts>
        <Announcement role="status">{announcement}</Announcement>
      </ComposerContext>
    </AnnounceContext>
  );
}

const Bar = styled('header')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: theme.vars.space.m,
  paddingBlock: theme.vars.space.s,
  paddingInline: theme.vars.space.m,
  backgroundColor: theme.vars.color.surface.sand,
}));

/** One below the other on a small screen; beside each other, each scrolls by itself. */
const Parts = styled('main')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.vars.space.m,
  padding: theme.vars.space.m,
  backgroundColor: theme.vars.color.surface.sand,
  [theme.breakpoints.up('md')]: {
    gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)',
  },
  [theme.breakpoints.up('lg')]: {
    gridTemplateColumns: 'minmax(0, 4fr) minmax(0, 6fr) minmax(0, 7fr)',
    blockSize: `calc(100dvh - ${theme.vars.size.header})`,
    '& > *': { overflow: 'auto' },
  },
}));

const Announcement = styled('p')(visuallyHidden);
