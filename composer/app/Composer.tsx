import { styled } from '@mui/material/styles';
import { useDeferredValue, useEffect, useMemo, useReducer, useState } from 'react';
import { visuallyHidden } from '../../design-system/styles/visually-hidden.ts';
import { Text } from '../../design-system/text/Text/Text.tsx';
import { landings } from '../../site/landings/index.ts';
import { createDraft } from '../draft/create-draft.ts';
import { findProblems } from '../draft/find-problems.ts';
import { createHistory, type History, reduceHistory } from '../draft/history.ts';
import { ComposerContext, type Part } from './composer-context.ts';
import { FieldsPanel } from './FieldsPanel.tsx';
import { Panel, Row } from './layout.tsx';
import { Outline } from './Outline.tsx';
import { PreviewPanel } from './PreviewPanel.tsx';
import { ProblemList } from './ProblemList.tsx';
import { Save } from './Save.tsx';
import { Start } from './Start.tsx';
import { UndoRedo } from './UndoRedo.tsx';

/** The whole Composer: what the landing consists of, the fields of one part of it, and its preview. */
export function Composer({ token }: { token: string | undefined }) {
  const [history, dispatch] = useReducer(reduceHistory, undefined, restoreHistory);
  const { draft } = history;
  // It survives a reload, as when a saved file changes.
  useEffect(() => sessionStorage.setItem(STORE, JSON.stringify(draft)), [draft]);
  const [part, setPart] = useState<Part>('page');
  const [announcement, announce] = useState('');
  // Checking and rendering the landing may come after what is typed.
  const settled = useDeferredValue(draft);
  const problems = useMemo(() => findProblems(settled, landings), [settled]);
  const state = useMemo(() => ({ draft, problems, dispatch, announce }), [draft, problems]);
  return (
    <ComposerContext value={state}>
      <Bar>
        <Text variant="subtitle" component="h1">
          Composer
        </Text>
        <Row>
          <Start />
          <UndoRedo history={history} />
          <Save token={token} />
        </Row>
      </Bar>
      <Parts>
        <Panel aria-labelledby="outline">
          <Outline selected={part} onOpen={setPart} />
          <ProblemList onOpen={setPart} />
        </Panel>
        <FieldsPanel part={part} />
        <PreviewPanel landing={settled.landing} />
      </Parts>
      <Announcement role="status">{announcement}</Announcement>
    </ComposerContext>
  );
}

/** The draft of this tab. The version is raised when drafts change their shape: no old one is read. */
const STORE = 'composer-draft-2';

function restoreHistory(): History {
  const stored = sessionStorage.getItem(STORE);
  return createHistory(stored ? JSON.parse(stored) : createDraft('', ''));
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
