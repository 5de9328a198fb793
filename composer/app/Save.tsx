import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { Text } from '../../design-system/text/Text/Text.tsx';
import { formatLanding, getLandingFile } from '../../site/landings/landing-file.ts';
import type { NotSaved, Saved } from '../api.ts';
import { isLanding } from '../draft/find-problems.ts';
import { useComposer } from './composer-context.ts';
import { Modal } from './Modal.tsx';
import { saveDraft, waitForStory } from './save-draft.ts';

/** Writes the landing into the project, or offers its file where there is no server to write it. */
export function Save({ token }: { token: string | undefined }) {
  return token === undefined ? <Download /> : <SaveWithServer token={token} />;
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
      <Modal title="The file of the landing" open={isOpen} onClose={() => setOpen(false)}>
        <Text>Put it into the project as {getLandingFile(name)}.</Text>
      </Modal>
    </>
  );
}

function SaveWithServer({ token }: { token: string }) {
  const { draft, problems, dispatch } = useComposer();
  const [answer, setAnswer] = useState<Saved | NotSaved>();
  const [isOpen, setOpen] = useState(false);
  const [isLoading, setLoading] = useState(false);

  const refusal = answer && 'why' in answer ? answer : undefined;

  async function save(agreedTo: string | null): Promise<void> {
    setLoading(true);
    const given = await saveDraft({ draft, agreedTo }, token);
    setAnswer(given);
    setOpen(true);
    if ('story' in given) {
      const { name, landing } = draft;
      dispatch({ type: 'start', draft: { name, landing, base: { name, landing } } });
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
      <Modal
        title={refusal ? 'Not saved' : 'Saved'}
        open={isOpen}
        onClose={() => setOpen(false)}
        action={
          refusal?.hash && (
            <Button color="error" onClick={() => save(refusal.hash ?? null)}>
              Replace {draft.name}
            </Button>
          )
        }
      >
        {refusal ? (
          <>
            <Alert severity="error">{refusal.why}</Alert>
            {refusal.differences && <Differences tabIndex={0}>{refusal.differences}</Differences>}
          </>
        ) : (
          <Text>
            The story opens as soon as the workbench has read {getLandingFile(draft.name)}.
          </Text>
        )}
      </Modal>
    </>
  );
}

const Differences = styled('pre')(({ theme }) => ({
  ...theme.typography.note,
  overflow: 'auto',
  maxBlockSize: '50dvh',
  fontFamily: 'monospace',
}));
