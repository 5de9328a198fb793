import { keysOf } from '../../lib/objects.ts';
import {
  findFailing,
  findNearestPassing,
  type MeasuredPair,
  measureContrasts,
} from '../../tokens/measure-contrasts.ts';
import { toHex } from '../../tokens/plain-values.ts';
import type { ChangedBrand } from './changed-brand.ts';

/** Which pairs of colours are too close, in both schemes, each with the nearest colour that is not. */
export function ContrastReport({ changed: { resolved } }: { changed: ChangedBrand }) {
  const measured = keysOf(resolved).map((scheme) => {
    const pairs = measureContrasts(resolved[scheme]);
    return { scheme, pairs, failing: findFailing(pairs) };
  });
  const count = measured.reduce((sum, { failing }) => sum + failing.length, 0);
  const all = measured.reduce((sum, { pairs }) => sum + pairs.length, 0);
  return (
    <section aria-label="Contrasts">
      <p role="status">
        <b>
          {count === 0
            ? `All ${all} pairs have their contrast.`
            : `${count} of ${all} pairs have too little contrast.`}
        </b>
      </p>
      <ul>
        {measured.flatMap(({ scheme, failing }) =>
          failing.map((pair) => (
            <li key={`${scheme} ${pair.foreground} ${pair.background}`}>
              {describe(pair)}, {scheme}. {advise(pair, resolved[scheme])}
            </li>
          )),
        )}
      </ul>
    </section>
  );
}

function describe({ foreground, background, contrast, atLeast }: MeasuredPair): string {
  return `${shorten(foreground)} on ${shorten(background)}: ${contrast.toFixed(2)} of ${atLeast}`;
}

function advise(
  { foreground, background, atLeast }: MeasuredPair,
  tokens: ChangedBrand['resolved']['light'],
): string {
  const read = (id: string) => {
    const token = tokens[id];
    return token?.$type === 'color' ? toHex(token.$value) : '';
  };
  const nearest = findNearestPassing(read(foreground), read(background), atLeast);
  const source = tokens[foreground]?.aliasChain?.at(-1);
  return nearest
    ? `The nearest that passes is ${nearest}${source ? `, of ${source}` : ''}.`
    : 'No shade of it passes: change the ground.';
}

function shorten(id: string): string {
  return id.replace(/^color\./, '');
}
