import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { Text } from '../../design-system/text/Text/Text.tsx';
import { useComposer } from './composer-context.ts';
import { createDownloads } from './downloads.ts';
import { PlainList } from './layout.tsx';
import { type Answer, saveDraft, waitForStory } from './save-draft.ts';

/** Writes the landing into the project, or offers its files where there is no server to write them. */
export function Save({ token }: { token: string | null }) {
  const { draft, problems } = useComposer();
  const [answer, setAnswer] = useState<Answer | Awaited<ReturnType<typeof createDownloads>>>();
  const [isBusy, setBusy] = useState(false);

  async function save(agreedTo: string | null): Promise<void> {
    setBusy(true);
    try {
      if (token === null) {
        setAnswer(await createDownloads(draft));
        return;
      }
      const given = await saveDraft({ draft, agreedTo }, token);
      setAnswer(given);
      if ('files' in given) window.location.assign(await waitForStory(given.story));
    } finally {
      setBusy(false);
    }
  }

  return (
    <>
      <Button
        variant="contained"
        size="small"
        disabled={isBusy || problems.length > 0}
        onClick={() => save(null)}
      >
        {token === null ? 'Download' : 'Save'}
      </Button>
      <Dialog open={answer !== undefined} onClose={() => setAnswer(undefined)} maxWidth="md">
        {answer && 'files' in answer && (
          <>
            <DialogTitle>Saved</DialogTitle>
            <DialogContent>
              <Files names={answer.files} />
              <Text>The story opens as soon as the workbench has read them.</Text>
            </DialogContent>
          </>
        )}
        {answer && 'downloads' in answer && (
          <>
            <DialogTitle>Files of the landing</DialogTitle>
            <DialogContent>
              <Text>
                Put them into the project, or apply the patch: git apply {draft.name}.patch
              </Text>
              <PlainList>
                {answer.downloads.map(({ name, href }) => (
                  <li key={name}>
                    <Link href={href} download={name.split('/').at(-1)}>
                      {name}
                    </Link>
                  </li>
                ))}
              </PlainList>
            </DialogContent>
          </>
        )}
        {answer && 'why' in answer && (
          <>
            <DialogTitle>Not saved</DialogTitle>
            <DialogContent>
              <Alert severity="error">{answer.why}</Alert>
              {answer.differs && <Patch tabIndex={0}>{answer.differs}</Patch>}
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

function Files({ names }: { names: readonly string[] }) {
  return (
    <PlainList>
      {names.map((name) => (
        <li key={name}>{name}</li>
      ))}
    </PlainList>
  );
}

const Patch = styled('pre')(({ theme }) => ({
  ...theme.typography.note,
  overflow: 'auto',
  maxBlockSize: '50dvh',
  fontFamily: 'monospace',
}));
