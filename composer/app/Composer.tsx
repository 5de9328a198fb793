import styled from '@emotion/styled';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useDeferredValue, useEffect, useMemo, useReducer, useState } from 'react';
import { visuallyHidden } from '../../design-system/styles/visually-hidden.ts';
import { Text } from '../../design-system/text/Text/Text.tsx';
import { UserError } from '../../lib/user-error.ts';
import { LOCALES } from '../../site/i18n/locales.ts';
import { landings } from '../../site/landings/index.ts';
import { isSectionKind } from '../../site/sections/sections.ts';
import { createDraft, openLanding } from '../draft/create-draft.ts';
import { findPart, type Place } from '../draft/describe-field.ts';
import type { Draft, DraftSection } from '../draft/draft.ts';
import { parseDraftFile } from '../draft/draft-file.ts';
import { findProblems } from '../draft/find-problems.ts';
import { createHistory, type History, reduceHistory } from '../draft/history.ts';
import { hyphenateDraft } from '../draft/hyphenate-draft.ts';
import { listKeptDrafts } from '../draft/kept-drafts.ts';
import {
  getStoredPart,
  readStoredHistory,
  storeDraft,
  storeHistory,
  storePart,
} from '../draft/stored-draft.ts';
import { withSection } from '../draft/story-section.ts';
import { listCopies } from '../draft/to-dos.ts';
import {
  ComposerContext,
  type ComposerState,
  getControlId,
  type OpenPlace,
} from './composer-context.ts';
import { FieldsPanel } from './FieldsPanel.tsx';
import { Panel, Row } from './layout.tsx';
import { Outline } from './Outline.tsx';
import { Palette } from './Palette.tsx';
import { PreviewPanel } from './PreviewPanel.tsx';
import { ProblemList } from './ProblemList.tsx';
import { Save } from './Save.tsx';
import { Start } from './Start.tsx';
import { UndoRedo } from './UndoRedo.tsx';
import { useDroppedFile } from './useDroppedFile.ts';
import { useKeptDraft } from './useKeptDraft.ts';
import { useServerCheck } from './useServerCheck.ts';

interface ComposerProps {
  token: string | undefined;
  /** The landing to open. Without one this tab goes on where it was. */
  landing: string | null;
  /** A section that a story hands over, for the landing that is chosen first. */
  section: DraftSection | undefined;
}

/** The whole Composer: what the landing consists of, the fields of one part of it, and its preview. */
export function Composer({ token, landing, section: handed }: ComposerProps) {
  const [history, dispatch] = useReducer(reduceHistory, landing, readStart);
  const { draft } = history;
  const [section, setSection] = useState(handed);
  const [hasBegun] = useState(() => landing !== null || readStoredHistory() !== undefined);
  const [isChoosing, setChoosing] = useState(
    () => section !== undefined || !hasBegun || (landing !== null && isKept(landing)),
  );
  const [place, open] = useState<OpenPlace>(() => ({ field: getStoredPart() ?? 'page' }));
  const [insertAt, insert] = useState<number>();
  const [left, setLeft] = useState<ReadonlySet<string>>(NONE);
  const [isRefused, setRefused] = useState(false);
  const [announcement, announce] = useState('');
  const [fileProblem, setFileProblem] = useState<string>();

  const found = findPart(place);
  const isRemoved =
    isSectionKind(found) && !draft.landing.sections.some(({ kind }) => kind === found);
  const part = isRemoved ? 'page' : found;
  useEffect(() => {
    const control = findControl(place);
    if (!place.keepsFocus) control?.focus();
    scrollInPanel(control);
  }, [place]);
  useEffect(() => storePart(part), [part]);

  // Checking and rendering the landing may come after what is typed.
  const settled = useDeferredValue(draft);
  useEffect(() => storeDraft(settled), [settled]);
  const hasRoom = useKeptDraft(history, settled, dispatch);
  useEffect(() => {
    const store = () => {
      storeDraft(history.draft);
      storeHistory(history);
    };
    window.addEventListener('pagehide', store);
    return () => window.removeEventListener('pagehide', store);
  }, [history]);

  const finished = useMemo(() => hyphenateDraft(settled), [settled]);
  const own = useMemo(() => findProblems(finished, landings), [finished]);
  const ofServer = useServerCheck(finished, own.length === 0, token);
  const { unchecked } = ofServer;
  const problems = own.length > 0 ? own : ofServer.problems;
  const copies = useMemo(() => listCopies(finished, landings), [finished]);
  const state = useMemo<ComposerState>(() => {
    const shown = problems.filter((problem) => isRefused || left.has(getControlId(problem)));
    const refuse = () => {
      setRefused(true);
      document.getElementById('problems')?.focus();
    };
    const leave = (before: Place) => setLeft((all) => new Set([...all, getControlId(before)]));
    const actions = { dispatch, open, leave, insert, refuse, announce };
    return { token, draft, problems, unchecked, copies, shown, ...actions };
  }, [token, draft, problems, unchecked, copies, left, isRefused]);

  const stopChoosing = () => {
    setChoosing(false);
    setSection(undefined);
  };
  const start = (chosen: Draft) => {
    dispatch({ type: 'start', draft: chosen });
    if (section) {
      const { sections } = withSection(chosen, section).landing;
      dispatch({ type: 'set', path: ['sections'], value: sections });
    }
    stopChoosing();
    setFileProblem(undefined);
    setLeft(NONE);
    setRefused(false);
    open(section ? { field: section.kind } : { field: 'title', locale: LOCALES[0] });
    announce('A new draft has begun. Undo brings the draft before it back.');
  };
  const openFile = async (file: File) => {
    try {
      start(parseDraftFile(file.name, new Uint8Array(await file.arrayBuffer())));
    } catch (error) {
      if (!(error instanceof UserError)) throw error;
      setFileProblem(error.message);
      setChoosing(true);
    }
  };
  useDroppedFile(openFile);

  return (
    <ComposerContext value={state}>
      <Start
        open={isChoosing}
        section={section}
        draft={hasBegun ? draft : undefined}
        fileProblem={fileProblem}
        onStart={start}
        onOpenFile={openFile}
        onClose={stopChoosing}
      />
      <Bar>
        <Text variant="subtitle" component="h1">
          Composer{draft.name && `: ${draft.name}`}
        </Text>
        <Row>
          <Button size="small" variant="outlined" onClick={() => setChoosing(true)}>
            Start or open…
          </Button>
          <UndoRedo history={history} />
          <Save />
        </Row>
        {!hasRoom && (
          <Alert severity="warning">
            This browser has no room for the draft: it is lost with this tab. Download it, or delete
            drafts under Start or open.
          </Alert>
        )}
      </Bar>
      <Palette at={insertAt} onClose={() => insert(undefined)} />
      <Parts onBlur={({ target }) => setLeft((before) => new Set([...before, target.id]))}>
        <Panel aria-labelledby="outline">
          <Outline selected={part} />
          <ProblemList />
        </Panel>
        <FieldsPanel part={part} />
        <PreviewPanel landing={finished.landing} />
      </Parts>
      <Announcement role="status">{announcement}</Announcement>
    </ComposerContext>
  );
}

const NONE: ReadonlySet<string> = new Set();

/** The draft of this tab, or the landing that a link asked for. Undo leads from that to the draft before. */
function readStart(name: string | null): History {
  const stored = readStoredHistory();
  if (name === null || stored?.draft.name === name)
    return stored ?? createHistory(createDraft('', ''));
  const draft = openLanding(name);
  return stored ? reduceHistory(stored, { type: 'start', draft }) : createHistory(draft);
}

/** Whether this browser keeps a draft of a landing: it may be meant rather than the landing as it is. */
function isKept(landing: string): boolean {
  return listKeptDrafts().some(({ draft }) => draft.name === landing);
}

/** The control of a place, or the nearest that contains it; the heading of its part where none is shown. */
function findControl(place: Place): HTMLElement | null {
  const steps = place.field.split('.');
  const around = steps.map((_, at) => steps.slice(0, steps.length - at).join('.'));
  const heading = place.field === findPart(place) ? [] : ['fields'];
  const ids = [getControlId(place), ...around, ...heading];
  const found = ids.map((id) => document.getElementById(id));
  return found.find((element) => element) ?? null;
}

/** Brings a control into view; where the panels are one below the other, that would push the preview out. */
function scrollInPanel(control: HTMLElement | null): void {
  const panel = control?.closest('section');
  if (panel && panel.scrollHeight > panel.clientHeight)
    control?.scrollIntoView({ block: 'nearest' });
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
    gridTemplate: '"parts preview" minmax(0, 2fr) "fields preview" minmax(0, 3fr) / 1fr 1fr',
    blockSize: `calc(100dvh - ${theme.vars.size.header})`,
    '& > *': { overflow: 'auto', minInlineSize: 0 },
    '& > :last-of-type': { gridArea: 'preview' },
  },
  [theme.breakpoints.up('lg')]: {
    gridTemplate: '"parts fields preview" minmax(0, 1fr) / 5fr 6fr 8fr',
  },
}));

const Announcement = styled('p')(visuallyHidden);
