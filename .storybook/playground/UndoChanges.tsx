import styled from '@emotion/styled';
import { formatCount } from '../../lib/format-count.ts';
import { type BrandChanges, formatChanges, parseChanges } from '../../tokens/brand-changes.ts';
import type { Brand } from '../../tokens/index.ts';
import { readBrand } from './changed-brand.ts';
import { keepChanges, recallChanges } from './kept-changes.ts';

interface UndoChangesProps {
  brand: Brand;
  changes: BrandChanges;
  setChanges: (changes: BrandChanges) => void;
}

/** Takes back one change or all of them, and brings back what was taken back last. */
export function UndoChanges({ brand, changes, setChanges }: UndoChangesProps) {
  const count = Object.keys(changes).length;
  const kept = parseChanges(recallChanges(brand), readBrand(brand));
  const keptCount = Object.keys(kept).length;
  if (count === 0 && keptCount > 0)
    return (
      <Buttons>
        <button type="button" onClick={() => setChanges(kept)}>
          Bring back {formatCount(keptCount, 'change')}
        </button>
      </Buttons>
    );
  const undoAll = () => {
    keepChanges(brand, formatChanges(changes));
    setChanges({});
  };
  return (
    <Buttons>
      <button type="button" disabled={count === 0} onClick={undoAll}>
        Undo {count > 0 ? formatCount(count, 'change') : 'all'}
      </button>
      {Object.entries(changes).map(([id, value]) => (
        <button
          key={id}
          type="button"
          aria-label={`Undo ${id} ${value}`}
          onClick={() => setChanges(undo(changes, id))}
        >
          {id} {value} ×
        </button>
      ))}
    </Buttons>
  );
}

function undo(changes: BrandChanges, id: string): BrandChanges {
  const { [id]: _undone, ...others } = changes;
  return others;
}

const Buttons = styled('p')({ display: 'flex', flexWrap: 'wrap', gap: '0.5rem' });
