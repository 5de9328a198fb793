import styled from '@emotion/styled';
import type { Advice } from '../../tokens/advise-colors.ts';

type Failing = Advice['failing'];

interface ContrastReportProps {
  advice: readonly Advice[];
  /** Gives a step of a scale another colour. */
  setColor: (token: string, color: string) => void;
}

const ID = 'contrasts';

/** How many pairs of colours are too close, always in sight, with a link to which. */
export function ContrastSummary({ pairs, failing }: { pairs: number; failing: number }) {
  return (
    <Summary role="status">
      {failing === 0 ? (
        `All ${pairs} pairs have their contrast.`
      ) : (
        // The page is in a frame, whose links lead out of it.
        <a href={`#${ID}`} target="_self">
          {failing} of {pairs} pairs have too little contrast
        </a>
      )}
    </Summary>
  );
}

/** Each colour that is too close to others, in both schemes, and the nearest that is not. */
export function ContrastReport({ advice, setColor }: ContrastReportProps) {
  if (advice.length === 0) return null;
  return (
    <section id={ID} aria-label="Contrasts">
      {advice.map(({ token, failing, changes }) => (
        <div key={token}>
          <p>
            <b>{token}</b>: {describe(failing)}{' '}
            {changes.length === 0 && 'No colour of a scale passes with all that it meets.'}
            {changes.some((change) => change.token !== token) &&
              'No shade of it passes: change the ground.'}
          </p>
          {changes.map((change) => (
            <p key={change.token}>
              <button type="button" onClick={() => setColor(change.token, change.color)}>
                <Swatch style={{ backgroundColor: change.color }} /> Make {change.token}{' '}
                {change.color}
              </button>
            </p>
          ))}
          <details>
            <summary>Which pairs</summary>
            <ul>
              {failing.map((pair) => (
                <li key={`${pair.scheme} ${pair.foreground} ${pair.background}`}>
                  {shorten(pair.foreground)} on {shorten(pair.background)}:{' '}
                  {pair.contrast.toFixed(2)} of {pair.atLeast}, {pair.scheme}
                </li>
              ))}
            </ul>
          </details>
        </div>
      ))}
    </section>
  );
}

function describe(failing: Failing): string {
  const [worst] = failing.toSorted(
    (one, other) => one.contrast / one.atLeast - other.contrast / other.atLeast,
  );
  const pairs = failing.length === 1 ? '1 pair fails' : `${failing.length} pairs fail`;
  return worst ? `${pairs}, at worst ${worst.contrast.toFixed(2)} of ${worst.atLeast}.` : pairs;
}

function shorten(id: string): string {
  return id.replace(/^color\./, '');
}

const Summary = styled('p')({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: 1,
  margin: 0,
  paddingBlock: '0.5rem',
  fontWeight: 700,
  backgroundColor: 'white',
});

const Swatch = styled('span')({
  display: 'inline-block',
  inlineSize: '1em',
  blockSize: '1em',
  verticalAlign: '-0.125em',
  border: '1px solid',
});
