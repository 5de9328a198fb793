import { memo, useEffect } from 'react';
import { startRelativeDates } from '../../design-system/cards/ReviewCard/start-relative-dates.ts';
import { listLandings } from '../../site/landings/index.ts';
import { PersonaPages } from '../../site/provider/PersonaPages.ts';
import { SectionView } from '../../site/sections/SectionView.tsx';
import type { Section, SectionKind } from '../../site/sections/sections.ts';
import { findExample } from '../draft/create-draft.ts';
import { fillPlaceholders } from '../preview/draft-text.ts';

/** A section of a kind as some landing has it. */
export default memo(function SectionPicture({ kind }: { kind: SectionKind }) {
  useEffect(() => startRelativeDates(document), []);
  const [example] = fillPlaceholders([findExample(kind)]);
  return (
    <PersonaPages value={listLandings('personas')}>
      <SectionView section={example as unknown as Section} />
    </PersonaPages>
  );
});
