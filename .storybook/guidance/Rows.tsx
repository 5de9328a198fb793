import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { Prose } from './Prose.tsx';

/** A table of documentation: the first cell of a row says what the others are about. */
export function Rows({
  head,
  rows,
}: {
  head: readonly string[];
  rows: readonly (readonly ReactNode[])[];
}) {
  return (
    <Table>
      <thead>
        <tr>
          {head.map((title) => (
            <th key={title} scope="col">
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([first, ...others], row) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the rows never change places
          <tr key={row}>
            <th scope="row">{write(first)}</th>
            {others.map((cell, column) => (
              <td key={head[column + 1]}>{write(cell)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

function write(cell: ReactNode): ReactNode {
  return typeof cell === 'string' ? <Prose>{cell}</Prose> : cell;
}

const Table = styled('table')({
  inlineSize: '100%',
  '& th': { textAlign: 'start' },
  '& th[scope="row"]': { fontWeight: 'inherit' },
  '& th, & td': { verticalAlign: 'top' },
  '& :is(kbd, span)': { font: 'inherit' },
});
