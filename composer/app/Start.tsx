import Button from '@mui/material/Button';
import type { Dispatch } from 'react';
import { CardScene } from '../../design-system/drawings/Scene/Scene.tsx';
import { Text } from '../../design-system/text/Text/Text.tsx';
import { getLanding, LANDING_NAMES } from '../../site/landings/index.ts';
import { createDraft, openLanding } from '../draft/create-draft.ts';
import { getPartTitle } from '../draft/describe-field.ts';
import type { Draft, DraftSection } from '../draft/draft.ts';
import { Cards, Column, Row, Thumbnail } from './layout.tsx';
import { Modal } from './Modal.tsx';

interface StartProps {
  open: boolean;
  /** A section that the page shall have. */
  section: DraftSection | undefined;
  /** The draft that this tab has already. */
  draft: Draft | undefined;
  onStart: Dispatch<Draft>;
  onClose: () => void;
}

/** What a draft can begin as: a copy of a landing, nothing, or a landing that is there and shall change. */
export function Start({ open, section, draft, onStart, onClose }: StartProps) {
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
          <Button variant="outlined" onClick={() => onStart(createDraft('', ''))}>
            Empty page
          </Button>
        </>
      }
    >
      <Cards aria-label="Landings">
        {LANDING_NAMES.map((name) => (
          <Column as="li" key={name}>
            <LandingPicture name={name} />
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
    </Modal>
  );
}

function LandingPicture({ name }: { name: string }) {
  const hero = getLanding(name).sections.find(({ kind }) => kind === 'hero');
  return <Thumbnail>{hero?.kind === 'hero' && <CardScene name={hero.scene} />}</Thumbnail>;
}
