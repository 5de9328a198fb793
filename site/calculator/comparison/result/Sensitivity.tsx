import styled from '@emotion/styled';
import { memo } from 'react';
import { useIntl } from 'react-intl';
import { Text } from '../../../../design-system/text/Text/Text.tsx';
import type { AssumptionTexts } from '../assumptions/format-assumptions.ts';
import { ExportButtons } from '../export/ExportButtons.tsx';
import { BreakEvens, type BreakEvensProps } from './BreakEvens.tsx';

interface SensitivityProps extends BreakEvensProps {
  figures: AssumptionTexts;
}

/** How far the last answer can be trusted: where the better way changes. */
export const Sensitivity = memo(function Sensitivity({ figures, ...rest }: SensitivityProps) {
  return (
    <Columns>
      <ExportButtons question={rest.question} />
      <ModelNote figures={figures} />
      <BreakEvens {...rest} />
    </Columns>
  );
});

/** In the place of `Sensitivity` where nothing but the table is calculated. */
export function TableOnlyNote({ figures }: Pick<SensitivityProps, 'figures'>) {
  const intl = useIntl();
  return (
    <Columns>
      <Text variant="note">{intl.formatMessage({ id: 'comparison.calculator.tableOnly' })}</Text>
      <ModelNote figures={figures} />
    </Columns>
  );
}

function ModelNote({ figures }: Pick<SensitivityProps, 'figures'>) {
  const intl = useIntl();
  return (
    <Text variant="note" tone="subtle">
      {intl.formatMessage({ id: 'comparison.calculator.note' }, figures)}
    </Text>
  );
}

const Columns = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.vars.space.m,
  alignItems: 'start',
  minInlineSize: 0,
  [theme.breakpoints.up('md')]: { gridArea: 'sensitivity', paddingBlockStart: theme.vars.space.xl },
  [theme.breakpoints.up('lg')]: {
    gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)',
    columnGap: theme.vars.space.xxl,
    rowGap: theme.vars.space.s,
    '& > [data-part="break-evens"]': { gridColumn: '1 / -1' },
  },
}));
