import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { plainList } from '../../design-system/styles/plain-list.ts';
import { rule } from '../../design-system/styles/rule.ts';
import { Text } from '../../design-system/text/Text/Text.tsx';
import { formatLabel } from '../../site/sections/field.ts';
import { SECTION_KINDS, SECTIONS } from '../../site/sections/sections.ts';
import { PREVIEW_FILE } from '../api.ts';
import { createSection } from '../draft/create-draft.ts';
import type { DraftSection } from '../draft/draft.ts';
import { formatQuery } from '../preview/preview-options.ts';
import { useComposer } from './composer-context.ts';
import { Modal } from './Modal.tsx';

/** The kinds of sections that the landing does not have yet, each with a small live frame. */
export function Palette({ onAdd }: { onAdd: (section: DraftSection) => void }) {
  const { draft } = useComposer();
  const [isOpen, setOpen] = useState(false);
  const used = draft.landing.sections.map(({ kind }) => kind);
  const kinds = SECTION_KINDS.filter((kind) => !used.includes(kind));
  return (
    <>
      <div>
        <Button
          variant="outlined"
          size="small"
          disabled={kinds.length === 0}
          onClick={() => setOpen(true)}
        >
          Add section
        </Button>
      </div>
      <Modal
        title="Add a section"
        open={isOpen}
        onClose={() => setOpen(false)}
        maxWidth="lg"
        fullWidth
      >
        <Kinds>
          {kinds.map((kind) => (
            <Kind key={kind}>
              <Thumbnail inert>
                <iframe
                  loading="lazy"
                  title={`${formatLabel(kind)} as it looks`}
                  src={
                    PREVIEW_FILE + formatQuery({ locale: 'en', brand: 'fernblick', section: kind })
                  }
                />
              </Thumbnail>
              <Button
                size="small"
                variant="outlined"
                onClick={() => {
                  onAdd(createSection(kind));
                  setOpen(false);
                }}
              >
                {formatLabel(kind)}
              </Button>
              <Text variant="note" tone="secondary">
                {SECTIONS[kind].schema.about}
              </Text>
            </Kind>
          ))}
        </Kinds>
      </Modal>
    </>
  );
}

const Kinds = styled('ul')(({ theme }) => ({
  ...plainList,
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fill, minmax(min(${theme.vars.size.faq}, 100%), 1fr))`,
  gap: theme.vars.space.l,
}));

const Kind = styled('li')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: theme.vars.space.s,
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
