import styled from '@emotion/styled';
import { useDeferredValue, useEffect, useMemo, useReducer, useState } from 'react';
import { visuallyHidden } from '../../design-system/styles/visually-hidden.ts';
import { Text } from '../../design-system/text/Text/Text.tsx';
import { landings } from '../../site/landings/index.ts';
import { isSectionKind } from '../../site/sections/sections.ts';
import { createDraft, STARTS } from '../draft/create-draft.ts';
import { findProblems } from '../draft/find-problems.ts';
import { createHistory, reduceHistory } from '../draft/history.ts';
import { readStoredDraft, storeDraft } from '../draft/stored-draft.ts';
import { ComposerContext, type Part } from './composer-context.ts';
import { FieldsPanel } from './FieldsPanel.tsx';
import { Select } from './inputs.tsx';
import { Panel, Row } from './layout.tsx';
import { Outline } from './Outline.tsx';
import { PreviewPanel } from './PreviewPanel.tsx';
import { ProblemList } from './ProblemList.tsx';
import { Save } from './Save.tsx';
import { UndoRedo } from './UndoRedo.tsx';

/** The whole Composer: what the landing consists of, the fields of one part of it, and its preview. */
export function Composer({ token }: { token: string | undefined }) {
  const [history, dispatch] = useReducer(reduceHistory, undefined, () =>
    createHistory(readStoredDraft() ?? createDraft('', '')),
  );
  const { draft } = history;
  const [opened, setOpened] = useState<Part>('page');
  const isRemoved =
    isSectionKind(opened) && !draft.landing.sections.some(({ kind }) => kind === opened);
  const part = isRemoved ? 'page' : opened;
  const [announcement, announce] = useState('');
  // Checking and rendering the landing may come after what is typed.
  const settled = useDeferredValue(draft);
  useEffect(() => storeDraft(settled), [settled]);
  const problems = useMemo(() => findProblems(settled, landings), [settled]);
  const state = useMemo(() => ({ draft, problems, dispatch, announce }), [draft, problems]);
  return (
    <ComposerContext value={state}>
      <Bar>
        <Text variant="subtitle" component="h1">
          Composer
        </Text>
        <Row>
          <Select
            id="start"
            label="Start from"
            value={UNCHOSEN}
            options={[[UNCHOSEN, 'Choose…'], ...STARTS]}
            onChange={(value) => {
              dispatch({ type: 'start', draft: createDraft(value, draft.name) });
              announce('A new draft has begun. Undo brings the draft before it back.');
            }}
          />
          <UndoRedo history={history} />
          <Save token={token} />
        </Row>
      </Bar>
      <Parts>
        <Panel aria-labelledby="outline">
          <Outline selected={part} onOpen={setOpened} />
          <ProblemList onOpen={setOpened} />
        </Panel>
        <FieldsPanel part={part} />
        <PreviewPanel landing={settled.landing} />
      </Parts>
      <Announcement role="status">{announcement}</Announcement>
    </ComposerContext>
  );
}

/** No landing has this name. */
const UNCHOSEN = '?';

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
