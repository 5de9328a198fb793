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
  /** The number of the section before which one is put; undefined while nobody asks. */
  at: number | undefined;
  onClose: () => void;
}

/** The kinds of sections that the landing does not have yet, each with a small live frame. */
export function Palette({ at, onClose }: PaletteProps) {
  const { draft, dispatch, open, announce } = useComposer();
  const { sections } = draft.landing;
  const used = sections.map(({ kind }) => kind);
  const add = (section: DraftSection) => {
    const place = at ?? sections.length;
    dispatch({ type: 'set', path: ['sections'], value: sections.toSpliced(place, 0, section) });
    onClose();
    open({ field: section.kind });
    announce(`${getPartTitle(section.kind)} is added as number ${place + 1}.`);
  };
  return (
    <Modal title="Add a section" open={at !== undefined} onClose={onClose} wide>
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
            <Button size="small" variant="outlined" onClick={() => add(createSection(kind))}>
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
