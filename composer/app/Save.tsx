import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { Text } from '../../design-system/text/Text/Text.tsx';
import { formatLanding, landingFile } from '../../site/landings/landing-file.ts';
import type { NotSaved, Saved } from '../api.ts';
import { isLanding } from '../draft/find-problems.ts';
import { useComposer } from './composer-context.ts';
import { saveDraft, waitForStory } from './save-draft.ts';

/** Writes the landing into the project, or offers its file where there is no server to write it. */
export function Save({ token }: { token: string | null }) {
  return token === null ? <Download /> : <SaveWithServer token={token} />;
}

function Download() {
  const { draft, problems } = useComposer();
  const { name, landing } = draft;
  const [isOpen, setOpen] = useState(false);
  const text = isLanding(landing, problems) ? formatLanding(landing) : undefined;
  return (
    <>
      <Button
        variant="contained"
        size="small"
        disabled={text === undefined}
        href={`data:application/json,${encodeURIComponent(text ?? '')}`}
        download={`${name}.json`}
        onClick={() => setOpen(true)}
      >
        Download
      </Button>
      <Dialog open={isOpen} onClose={() => setOpen(false)} maxWidth="md">
        <DialogTitle>The file of the landing</DialogTitle>
        <DialogContent>
          <Text>Put it into the project as {landingFile(name)}.</Text>
        </DialogContent>
        <DialogActions>
          <Button onClick={() => setOpen(false)}>Close</Button>
        </DialogActions>
      </Dialog>
    </>
  );
}

function SaveWithServer({ token }: { token: string }) {
  const { draft, problems, dispatch } = useComposer();
  const [answer, setAnswer] = useState<Saved | NotSaved>();
  const [isLoading, setLoading] = useState(false);

  async function save(agreedTo: string | null): Promise<void> {
    setLoading(true);
    const given = await saveDraft({ draft, agreedTo }, token);
    setAnswer(given);
    if ('story' in given) {
      dispatch({ type: 'start', draft: { ...draft, base: draft } });
      window.location.assign(await waitForStory(given.story));
    }
    setLoading(false);
  }

  return (
    <>
      <Button
        variant="contained"
        size="small"
        disabled={isLoading || problems.length > 0}
        onClick={() => save(null)}
      >
        Save
      </Button>
      <Dialog open={answer !== undefined} onClose={() => setAnswer(undefined)} maxWidth="md">
        {answer && 'story' in answer && (
          <>
            <DialogTitle>Saved</DialogTitle>
            <DialogContent>
              <Text>{answer.file}</Text>
              <Text>The story opens as soon as the workbench has read it.</Text>
            </DialogContent>
          </>
        )}
        {answer && 'why' in answer && (
          <>
            <DialogTitle>Not saved</DialogTitle>
            <DialogContent>
              <Alert severity="error">{answer.why}</Alert>
              {answer.differences && <Differences tabIndex={0}>{answer.differences}</Differences>}
            </DialogContent>
          </>
        )}
        <DialogActions>
          {answer && 'why' in answer && answer.hash && (
            <Button color="error" onClick={() => save(answer.hash ?? null)}>
              Replace {draft.name}
            </Button>
          )}
          <Button onClick={() => setAnswer(undefined)}>Close</Button>
        </DialogActions>
      </Dialog>
    </>
  );
}

const Differences = styled('pre')(({ theme }) => ({
  ...theme.typography.note,
  overflow: 'auto',
  maxBlockSize: '50dvh',
  fontFamily: 'monospace',
}));
