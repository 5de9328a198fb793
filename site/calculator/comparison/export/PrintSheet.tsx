import { Global } from '@emotion/react';
import styled from '@emotion/styled';
import { Fragment } from 'react';
import { createPortal } from 'react-dom';
import { Table } from '../../../../design-system/tables/Table/Table.tsx';
import { dense } from '../../../../design-system/tables/Table/variants/dense.ts';
import { Text } from '../../../../design-system/text/Text/Text.tsx';
import { formatNumber } from '../../../i18n/format.ts';
import { calculateAnswer } from '../../client/answer.ts';
import { SteadyGrowth } from '../result/Growth.tsx';
import type { Question } from '../state/comparison-state.ts';
import type { Cell, ExportSheet } from './tables.ts';

interface PrintSheetProps extends ExportSheet {
  title: string;
  /** When it was calculated, and where it can be calculated again. */
  source: string;
  /** What the first table answers, which is drawn below it. */
  question: Question;
}

/** The sheet that is printed instead of the page: it stands beside it and is not seen on a screen. */
export function PrintSheet({ title, source, notes, tables, question }: PrintSheetProps) {
  return createPortal(
    <Sheet data-print-sheet="">
      <Global
        styles={{ '@media print': { 'body > :not([data-print-sheet])': { display: 'none' } } }}
      />
      <Text variant="title" component="h1">
        {title}
      </Text>
      <Text variant="note">
        {[...notes, source].map((note) => (
          <Fragment key={note}>
            {note}
            <br />
          </Fragment>
        ))}
      </Text>
      {tables.map(({ title: caption, heads, rows, sums = [] }, at) => (
        <section key={caption}>
          <Text variant="subtitle" component="h2">
            {caption}
          </Text>
          {heads.length === 1 ? (
            rows.flat().map((line) => (
              <Text key={line} variant="note">
                {written(line)}
              </Text>
            ))
          ) : (
            <Table
              variant={dense}
              caption={caption}
              columns={heads}
              rows={rows.map(([header = '', ...cells], index) => ({
                header: written(header),
                cells: cells.map(written),
                emphasis: sums[index] ? 'total' : undefined,
              }))}
            />
          )}
          {at === 0 && (
            <SteadyGrowth
              {...question}
              answer={calculateAnswer(question)}
              chosen={question.preset}
            />
          )}
        </section>
      ))}
    </Sheet>,
    document.body,
  );
}

/** Whole numbers have no decimals, rates two, and some rates of the law three. */
function written(cell: Cell): string {
  if (typeof cell === 'string') return cell;
  const digits = [0, 2, 3].find((count) => Number(cell.toFixed(count)) === cell);
  return formatNumber(cell, digits ?? 2);
}

const Sheet = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.vars.space.l,
  '& > section': { breakInside: 'avoid' },
  '@media screen': { display: 'none' },
}));
