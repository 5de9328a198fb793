import type { Result } from '../../report.ts';
import { Glyph } from './Glyph.tsx';
import { useReview } from './review.ts';
import { brandWords, modeWords, storyName } from './words.ts';

/** Which picture is on the stage, what was found about it, and the way to its neighbours. */
export function PictureHeader({ result }: { result: Result }) {
  return (
    <header className="picture-header">
      <h2>
        <span className="quiet">{result.title.split('/').slice(0, -1).join(' / ')}</span>
        {storyName(result)}{' '}
        <span className="mode">
          {[modeWords(result), brandWords(result)].filter(Boolean).join(' · ')}
        </span>
      </h2>
      <Neighbours />
      <p className="finding">
        <span className={`verdict ${result.verdict}`}>
          <Glyph kind={result.verdict} /> {result.verdict}
        </span>{' '}
        {result.reason}
      </p>
    </header>
  );
}

function Neighbours() {
  const { dispatch } = useReview();
  return (
    <div className="neighbours">
      {STEPS.map(({ sign, name, type, by, keys }) => (
        <button
          key={name}
          type="button"
          aria-label={name}
          title={`${name} (${keys})`}
          onClick={() => dispatch({ type, by })}
        >
          {sign}
        </button>
      ))}
    </div>
  );
}

const STEPS = [
  { sign: '«', name: 'Previous cluster', type: 'step-cluster', by: -1, keys: 'Shift K' },
  { sign: '‹', name: 'Previous picture', type: 'step', by: -1, keys: 'K' },
  { sign: '›', name: 'Next picture', type: 'step', by: 1, keys: 'J' },
  { sign: '»', name: 'Next cluster', type: 'step-cluster', by: 1, keys: 'Shift J' },
] as const;
