import styled from '@emotion/styled';
import Button from '@mui/material/Button';
import { Text } from '../../design-system/text/Text/Text.tsx';
import { SECTION_KINDS, SECTIONS } from '../../site/sections/sections.ts';
import { createSection } from '../draft/create-draft.ts';
import { getPartTitle } from '../draft/describe-field.ts';
import type { DraftSection } from '../draft/draft.ts';
import { formatPreviewAddress } from '../preview/preview-options.ts';
import { useComposer } from './composer-context.ts';
import { Cards, Column, Thumbnail } from './layout.tsx';
import { Modal } from './Modal.tsx';

interface PaletteProps {
  open: boolean;
  onAdd: (section: DraftSection) => void;
  onClose: () => void;
}

/** The kinds of sections that the landing does not have yet, each with a small live frame. */
export function Palette({ open, onAdd, onClose }: PaletteProps) {
  const { draft } = useComposer();
  const used = draft.landing.sections.map(({ kind }) => kind);
  return (
    <Modal title="Add a section" open={open} onClose={onClose} wide>
      <Cards>
        {SECTION_KINDS.filter((kind) => !used.includes(kind)).map((kind) => (
          <Column as="li" key={kind}>
            <Thumbnail inert>
              <Frame
                loading="lazy"
                title={`${getPartTitle(kind)} as it looks`}
                src={formatPreviewAddress({ locale: 'en', brand: 'fernblick', section: kind })}
              />
            </Thumbnail>
            <Button size="small" variant="outlined" onClick={() => onAdd(createSection(kind))}>
              {getPartTitle(kind)}
            </Button>
            <Text variant="note" tone="secondary">
              {SECTIONS[kind].schema.about}
            </Text>
          </Column>
        ))}
      </Cards>
    </Modal>
  );
}

/** How much smaller than a desktop's window a section is shown. */
const SCALE = 4;

const Frame = styled('iframe')({
  inlineSize: `${SCALE * 100}%`,
  blockSize: `${SCALE * 100}%`,
  border: 0,
  scale: String(1 / SCALE),
  transformOrigin: 'top left',
});
