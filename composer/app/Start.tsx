import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import type { Dispatch } from 'react';
import { Text } from '../../design-system/text/Text/Text.tsx';
import { getLanding, LANDING_NAMES } from '../../site/landings/index.ts';
import { createDraft, openLanding } from '../draft/create-draft.ts';
import { getPartTitle } from '../draft/describe-field.ts';
import type { Draft, DraftSection } from '../draft/draft.ts';
import { DraftList } from './DraftList.tsx';
import { LandingPicture } from './LandingPicture.tsx';
import { Cards, Column, Row } from './layout.tsx';
import { Modal } from './Modal.tsx';
import { OpenFile } from './OpenFile.tsx';

interface StartProps {
  open: boolean;
  /** A section that the page shall have. */
  section: DraftSection | undefined;
  /** The draft that this tab has already. */
  draft: Draft | undefined;
  /** Why a file could not be opened. */
  fileProblem: string | undefined;
  onStart: Dispatch<Draft>;
  onOpenFile: Dispatch<File>;
  onClose: () => void;
}

/**
 * What a draft can begin as: a copy of a landing, nothing, or a landing that is there and shall change;
 * and the drafts that have begun already, in this browser or in a file.
 */
export function Start(props: StartProps) {
  const { open, section, draft, fileProblem, onStart, onOpenFile, onClose } = props;
  const title = section
    ? `Which page shall have the section ${getPartTitle(section.kind)}?`
    : 'Which page do you want to make?';
  return (
    <Modal
      title={title}
      open={open}
      onClose={onClose}
      wide
      action={
        <>
          {section && draft && (
            <Button variant="outlined" onClick={() => onStart(draft)}>
              The draft {draft.name || 'of this tab'}
            </Button>
          )}
          <OpenFile onOpen={onOpenFile} />
          <Button variant="outlined" onClick={() => onStart(createDraft('', ''))}>
            Empty page
          </Button>
        </>
      }
    >
      <Column>
        {fileProblem && <Alert severity="error">{fileProblem}</Alert>}
        <DraftList onOpen={onStart} />
        <Text variant="label" component="h3" id="landings">
          Copy or change a page
        </Text>
        <Cards aria-labelledby="landings">
          {LANDING_NAMES.map((name) => (
            <Column as="li" key={name}>
              <LandingPicture landing={getLanding(name)} />
              <Text variant="label">{name}</Text>
              <Row>
                <Button
                  size="small"
                  variant="contained"
                  aria-label={`Copy ${name}`}
                  onClick={() => onStart(createDraft(name, ''))}
                >
                  Copy
                </Button>
                <Button
                  size="small"
                  variant="outlined"
                  aria-label={`Edit ${name}`}
                  onClick={() => onStart(openLanding(name))}
                >
                  Edit
                </Button>
              </Row>
            </Column>
          ))}
        </Cards>
      </Column>
    </Modal>
  );
}
