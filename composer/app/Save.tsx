import styled from '@emotion/styled';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useEffect, useState } from 'react';
import { Text } from '../../design-system/text/Text/Text.tsx';
import { getLandingFile } from '../../site/landings/landing-file.ts';
import { type NotSaved, SAVE_ADDRESS, type Saved, type SaveRequest } from '../api.ts';
import { formatDraftFile } from '../draft/draft-file.ts';
import { hyphenateDraft } from '../draft/hyphenate-draft.ts';
import { useComposer } from './composer-context.ts';
import { DownloadButton } from './DownloadButton.tsx';
import { Column } from './layout.tsx';
import { Modal } from './Modal.tsx';
import { holdReload } from './reload.ts';
import { JSON_HEADERS, sendToWorkbench } from './send-to-workbench.ts';

/** Writes the landing into the project, or offers its file where there is no server to write it. */
export function Save() {
  const { token } = useComposer();
  return token === undefined ? <Download /> : <SaveWithServer token={token} />;
}

function Download() {
  const { draft, problems } = useComposer();
  const [isOpen, setOpen] = useState(false);
  const file = formatDraftFile(draft).name;
  return (
    <>
      <DownloadButton draft={draft} variant="contained" onClick={() => setOpen(true)} />
      <Modal title="The file of the landing" open={isOpen} onClose={() => setOpen(false)}>
        <Text>
          {file} is among your downloads. It can be opened here again, also by a colleague.{' '}
          {problems.length === 0
            ? `A developer puts it into the project with \`npm run landing -- apply ${file}\`: with that the page is there.`
            : `Before it can become a page, there ${problems.length === 1 ? 'is 1 thing' : `are ${problems.length} things`} to do.`}
        </Text>
      </Modal>
    </>
  );
}

function SaveWithServer({ token }: { token: string }) {
  const { problems, dispatch, refuse, ...composer } = useComposer();
  const draft = hyphenateDraft(composer.draft);
  const [answer, setAnswer] = useState<Saved | NotSaved>();
  const [address, setAddress] = useState<string>();
  const [isOpen, setOpen] = useState(false);
  const [isLoading, setLoading] = useState(false);
  const refusal = answer && 'why' in answer ? answer : undefined;
  const hash = refusal?.hash;
  const isBusy = isLoading || isOpen;
  useEffect(() => (isBusy ? holdReload() : undefined), [isBusy]);

  async function save(agreedTo: string | null): Promise<void> {
    setLoading(true);
    const given = await saveDraft({ draft, agreedTo }, token);
    setAnswer(given);
    setAddress(undefined);
    setOpen(true);
    if ('story' in given) {
      const { name, landing } = draft;
      dispatch({ type: 'start', draft: { ...draft, base: { name, landing } } });
      setAddress(await waitForStory(given.story));
    }
    setLoading(false);
  }

  return (
    <>
      <DownloadButton draft={draft} />
      <Button
        variant="contained"
        size="small"
        disabled={isLoading}
        onClick={() => (problems.length > 0 ? refuse() : save(null))}
      >
        Save
      </Button>
      <Modal
        title={hash ? 'Save these changes?' : refusal ? 'Not saved' : 'Saved'}
        open={isOpen}
        onClose={() => setOpen(false)}
        action={
          hash ? (
            <Button variant="contained" onClick={() => save(hash)}>
              Save changes
            </Button>
          ) : (
            address && (
              <Button variant="contained" href={address}>
                Look at its story
              </Button>
            )
          )
        }
      >
        {refusal ? (
          <>
            {hash && !refusal.isStale ? (
              <Text>{refusal.why}</Text>
            ) : (
              <Alert severity={hash ? 'warning' : 'error'}>{refusal.why}</Alert>
            )}
            {refusal.differences && <Differences tabIndex={0}>{refusal.differences}</Differences>}
          </>
        ) : (
          <NextSteps name={draft.name} />
        )}
      </Modal>
    </>
  );
}

/** What makes a landing that is saved a page that visitors see. */
function NextSteps({ name }: { name: string }) {
  return (
    <Column>
      <Text>{getLandingFile(name)} is written. This is left to do, with a developer:</Text>
      <Steps>
        <li>
          Pictures: <code>npm run visual</code> captures the page in both languages and at all
          breakpoints.
        </li>
        <li>
          Review: <code>npm run visual:review</code> shows them. Whoever accepts them has read every
          word.
        </li>
        <li>
          Publishing: commit the file with <code>visual/decisions</code>. The next build of the site
          has the page.
        </li>
      </Steps>
    </Column>
  );
}

const Steps = styled('ol')(({ theme }) => ({
  ...theme.typography.body,
  paddingInlineStart: theme.vars.space.l,
}));

/** Asks the workbench's server to write a draft into the project. */
function saveDraft(request: SaveRequest, token: string): Promise<Saved | NotSaved> {
  return sendToWorkbench(SAVE_ADDRESS, token, JSON_HEADERS, JSON.stringify(request));
}

/**
 * The address of a story, once the workbench has it; of the workbench if it takes long. The story of
 * a landing that was replaced is there at once, and is rendered again when the workbench has read it.
 */
async function waitForStory(story: string): Promise<string> {
  for (let tries = 0; tries < 40; tries += 1) {
    if (story in (await fetchStories())) return `./?path=/story/${story}`;
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
  return './';
}

/** The stories of the workbench by their ids; none while it reads the new files. */
async function fetchStories(): Promise<object> {
  const response = await fetch('index.json').catch(() => undefined);
  if (!response?.ok) return {};
  const index: { entries: object } = await response.json();
  return index.entries;
}

const Differences = styled('div')(({ theme }) => ({
  ...theme.typography.note,
  overflow: 'auto',
  maxBlockSize: '50dvh',
  whiteSpace: 'pre-line',
}));
