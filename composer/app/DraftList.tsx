import styled from '@emotion/styled';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { type Dispatch, useEffect, useState } from 'react';
import { ems } from '../../design-system/styles/lengths.ts';
import { Text } from '../../design-system/text/Text/Text.tsx';
import { landings } from '../../site/landings/index.ts';
import type { Draft } from '../draft/draft.ts';
import { findProblems } from '../draft/find-problems.ts';
import { hyphenateDraft } from '../draft/hyphenate-draft.ts';
import {
  type KeptDraft,
  listKeptDrafts,
  putKeptDraft,
  removeKeptDraft,
  watchKeptDrafts,
} from '../draft/kept-drafts.ts';
import { DownloadButton } from './DownloadButton.tsx';
import { LandingPicture } from './LandingPicture.tsx';
import { Column, PlainList, Row } from './layout.tsx';

/**
 * The drafts that this browser keeps, also those that another tab writes: each can be opened, downloaded
 * and, with a way back, deleted.
 */
export function DraftList({ onOpen }: { onOpen: Dispatch<Draft> }) {
  const [drafts, setDrafts] = useState(listKeptDrafts);
  const [removed, setRemoved] = useState<KeptDraft>();
  useEffect(() => watchKeptDrafts(() => setDrafts(listKeptDrafts())), []);
  const remove = (kept: KeptDraft) => {
    removeKeptDraft(kept.draft);
    setRemoved(kept);
    setDrafts(listKeptDrafts());
  };
  const restore = (kept: KeptDraft) => {
    // Without room for it the way back stays.
    if (!putKeptDraft(kept)) return;
    setRemoved(undefined);
    setDrafts(listKeptDrafts());
  };
  if (drafts.length === 0 && !removed) return null;
  return (
    <Column>
      <Text variant="label" component="h3" id="drafts">
        Your drafts in this browser
      </Text>
      {removed && (
        <Alert
          severity="info"
          action={
            <Button size="small" variant="text" autoFocus onClick={() => restore(removed)}>
              Undo
            </Button>
          }
        >
          {getTitle(removed)} is deleted.
        </Alert>
      )}
      <PlainList aria-labelledby="drafts">
        {drafts.map((kept) => (
          <Entry key={kept.draft.id}>
            <LandingPicture landing={kept.draft.landing} />
            <div>
              <Text variant="label" component="div">
                {getTitle(kept)}
              </Text>
              <Text variant="note" component="div" tone="secondary">
                {formatState(kept)}
              </Text>
            </div>
            <Row>
              <Button
                size="small"
                variant="contained"
                aria-label={`Open ${getTitle(kept)}`}
                onClick={() => onOpen(kept.draft)}
              >
                Open
              </Button>
              <DownloadButton draft={kept.draft} aria-label={`Download ${getTitle(kept)}`} />
              <Button
                size="small"
                variant="text"
                aria-label={`Delete ${getTitle(kept)}`}
                onClick={() => remove(kept)}
              >
                Delete
              </Button>
            </Row>
          </Entry>
        ))}
      </PlainList>
    </Column>
  );
}

function getTitle({ draft }: KeptDraft): string {
  return draft.name || 'A page without a name';
}

function formatState({ draft, changed }: KeptDraft): string {
  const count = findProblems(hyphenateDraft(draft), landings).length;
  const day = new Date(changed).toLocaleString('en', { dateStyle: 'medium', timeStyle: 'short' });
  return `Changed ${day} · ${count === 0 ? 'nothing' : count} to do`;
}

/** A small picture, what is known of the draft, and what can be done with it. */
const Entry = styled('li')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.vars.space.m,
  '& > :first-of-type': { inlineSize: ems(6) },
  '& > :nth-of-type(2)': { flex: `1 1 ${ems(12)}` },
}));
