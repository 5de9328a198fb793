import styled from '@emotion/styled';
import Button from '@mui/material/Button';
import { type Dispatch, lazy, Suspense, startTransition, useEffect, useState } from 'react';
import { Text } from '../../design-system/text/Text/Text.tsx';
import { SECTION_KINDS, SECTIONS, type SectionKind } from '../../site/sections/sections.ts';
import { createSection } from '../draft/create-draft.ts';
import { getPartTitle } from '../draft/describe-field.ts';
import type { DraftSection } from '../draft/draft.ts';
import { useComposer } from './composer-context.ts';
import { Cards, Column, Thumbnail } from './layout.tsx';
import { Modal } from './Modal.tsx';

interface PaletteProps {
  /** The number of the section before which one is put; undefined while nobody asks. */
  at: number | undefined;
  onClose: () => void;
}

/** The kinds of sections that the landing does not have yet, each with a small picture of it. */
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
      <Kinds
        kinds={SECTION_KINDS.filter((kind) => !used.includes(kind))}
        onChoose={(kind) => add(createSection(kind))}
      />
    </Modal>
  );
}

interface KindsProps {
  kinds: readonly SectionKind[];
  onChoose: Dispatch<SectionKind>;
}

/** Names are there at once; the pictures, which take their time, come one after the other. */
function Kinds({ kinds, onChoose }: KindsProps) {
  const [drawn, setDrawn] = useState(0);
  useEffect(() => {
    if (drawn < kinds.length) startTransition(() => setDrawn(drawn + 1));
  }, [drawn, kinds]);
  return (
    <Cards>
      {kinds.map((kind, at) => (
        <Column as="li" key={kind}>
          <Thumbnail inert>
            <Small>
              <Suspense>{at < drawn && <SectionPicture kind={kind} />}</Suspense>
            </Small>
          </Thumbnail>
          <Button size="small" variant="outlined" onClick={() => onChoose(kind)}>
            {getPartTitle(kind)}
          </Button>
          <Text variant="note" tone="secondary">
            {SECTIONS[kind].schema.about}
          </Text>
        </Column>
      ))}
    </Cards>
  );
}

const SectionPicture = lazy(() => import('./SectionPicture.tsx'));

/** How much smaller than a desktop's window a section is shown. */
const SCALE = 4;

const Small = styled('div')({
  inlineSize: `${SCALE * 100}%`,
  scale: String(1 / SCALE),
  transformOrigin: 'top left',
});
