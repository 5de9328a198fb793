import styled from '@emotion/styled';
import Color from 'colorjs.io';
import { rule } from '../../design-system/styles/rule.ts';
import { CONTRAST_PAIRS, type ContrastPair } from '../../tokens/contrast.ts';
import type { Scheme } from '../../tokens/index.ts';
import { getTokenValue, type ShownToken } from './catalogue.ts';

interface InScheme {
  tokens: readonly ShownToken[];
  scheme: Scheme;
}

/** Every ground with all that stands on it, each in its own colour and with its contrast. */
export function ContrastPanels({ tokens, scheme }: InScheme) {
  const read = (id: string) => getTokenValue(id, tokens, scheme);
  const grounds = [...Map.groupBy(CONTRAST_PAIRS, ({ background }) => background)];
  return (
    <Grid>
      {grounds.map(([ground, pairs]) => {
        const ink = read(findReadable(pairs));
        return (
          <Panel key={ground} style={{ backgroundColor: read(ground) }}>
            <thead>
              <tr>
                <th scope="col" style={{ color: ink }}>
                  {shorten(ground)}
                </th>
                <th scope="col" style={{ color: ink }} data-ratio="">
                  is / at least
                </th>
              </tr>
            </thead>
            <tbody>
              {pairs.map((pair) => (
                <PairRow key={pair.foreground} {...{ pair, read, ink }} />
              ))}
            </tbody>
          </Panel>
        );
      })}
    </Grid>
  );
}

interface PairRowProps {
  pair: ContrastPair;
  /** The value of a token. */
  read: (id: string) => string;
  ink: string;
}

/** Text is shown as text; lines and marks, which only need 3 : 1, as a mark beside their name. */
function PairRow({ pair, read, ink }: PairRowProps) {
  const { foreground, background, atLeast } = pair;
  const color = read(foreground);
  const ratio = Color.contrast(color, read(background), 'WCAG21');
  const isText = atLeast > 3;
  return (
    <tr style={{ color: isText ? color : ink }}>
      <th scope="row">
        {!isText && <Mark style={{ backgroundColor: color }} />}
        {shorten(foreground)}
      </th>
      <td>
        {ratio.toFixed(1)} / {atLeast}
      </td>
    </tr>
  );
}

/** The first text that belongs on a ground, else that of the page. */
function findReadable(pairs: readonly ContrastPair[]): string {
  const text = pairs.find(({ atLeast }) => atLeast > 3);
  return text?.foreground ?? 'color.text.primary';
}

function shorten(id: string): string {
  return id.replace(/^color\./, '');
}

const Grid = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${theme.vars.size.tooltip}), 1fr))`,
  gap: theme.vars.space.l,
}));

const Panel = styled('table')(({ theme }) => ({
  ...theme.typography.label,
  alignSelf: 'start',
  inlineSize: '100%',
  padding: `${theme.vars.space.m} ${theme.vars.space.l}`,
  borderRadius: theme.vars.radius.medium,
  border: rule(theme),
  fontVariantNumeric: 'tabular-nums',
  '& th, & td': { paddingBlock: theme.vars.space.xxs, textAlign: 'start', fontWeight: 'inherit' },
  '& td, & [data-ratio]': { textAlign: 'end' },
  '& thead th': { ...theme.typography.note, paddingBlockEnd: theme.vars.space.s },
}));

const Mark = styled('span')(({ theme }) => ({
  display: 'inline-block',
  inlineSize: '1em',
  blockSize: '1em',
  marginInlineEnd: theme.vars.space.xs,
  borderRadius: theme.vars.radius.round,
  verticalAlign: 'middle',
}));
