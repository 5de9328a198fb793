import styled from '@emotion/styled';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { plainList } from '../../design-system/styles/plain-list.ts';
import { rule } from '../../design-system/styles/rule.ts';
import { Text } from '../../design-system/text/Text/Text.tsx';
import { SECTION_KINDS, SECTIONS } from '../../site/sections/sections.ts';
import { createSection } from '../draft/create-draft.ts';
import type { DraftSection } from '../draft/draft.ts';
import { formatPreviewAddress } from '../preview/preview-options.ts';
import { getPartTitle, useComposer } from './composer-context.ts';
import { Column } from './layout.tsx';
import { Modal } from './Modal.tsx';

/** The kinds of sections that the landing does not have yet, each with a small live frame. */
export function Palette({ onAdd }: { onAdd: (section: DraftSection) => void }) {
  const { draft } = useComposer();
  const [isOpen, setOpen] = useState(false);
  const used = draft.landing.sections.map(({ kind }) => kind);
  const kinds = SECTION_KINDS.filter((kind) => !used.includes(kind));
  const close = () => setOpen(false);
  return (
    <div>
      <Button
        variant="outlined"
        size="small"
        disabled={kinds.length === 0}
        onClick={() => setOpen(true)}
      >
        Add section
      </Button>
      <Modal title="Add a section" open={isOpen} onClose={close} maxWidth="lg" fullWidth>
        <Kinds>
          {kinds.map((kind) => (
            <Column as="li" key={kind}>
              <Thumbnail inert>
                <iframe
                  loading="lazy"
                  title={`${getPartTitle(kind)} as it looks`}
                  src={formatPreviewAddress({ locale: 'en', brand: 'fernblick', section: kind })}
                />
              </Thumbnail>
              <Button
                size="small"
                variant="outlined"
                onClick={() => {
                  onAdd(createSection(kind));
                  close();
                }}
              >
                {getPartTitle(kind)}
              </Button>
              <Text variant="note" tone="secondary">
                {SECTIONS[kind].schema.about}
              </Text>
            </Column>
          ))}
        </Kinds>
      </Modal>
    </div>
  );
}

const Kinds = styled('ul')(({ theme }) => ({
  ...plainList,
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fill, minmax(min(${theme.vars.size.faq}, 100%), 1fr))`,
  gap: theme.vars.space.l,
}));

/** How much smaller than a desktop's window a section is shown. */
const SCALE = 4;

const Thumbnail = styled('div')(({ theme }) => ({
  aspectRatio: '16 / 10',
  overflow: 'hidden',
  border: rule(theme),
  borderRadius: theme.vars.radius.small,
  '& > iframe': {
    inlineSize: `${SCALE * 100}%`,
    blockSize: `${SCALE * 100}%`,
    border: 0,
    scale: String(1 / SCALE),
    transformOrigin: 'top left',
  },
}));
