import styled from '@emotion/styled';
import { useIntl } from 'react-intl';
import { ems } from '../../../../design-system/styles/lengths.ts';
import { rule } from '../../../../design-system/styles/rule.ts';
import { Text } from '../../../../design-system/text/Text/Text.tsx';
import { formatPreset, LISTED_KEYS } from '../assumptions/format-assumptions.ts';
import { PRESET_NAMES } from '../state/choices.ts';

const PUBLISHED = formatPreset('published');

/** Every assumption with where it comes from; every value where the sets of assumptions differ. */
export function AssumptionList() {
  const intl = useIntl();
  return (
    <>
      <Text>{intl.formatMessage({ id: 'comparison.detail.assumptions.text' })}</Text>
      <List>
        {LISTED_KEYS.map((key) => (
          <Assumption key={key}>
            <dt>
              {intl.formatMessage({ id: `comparison.assumption.${key}.label` }, PUBLISHED)}
              <small>
                {intl.formatMessage({ id: `comparison.assumption.${key}.source` }, PUBLISHED)}
              </small>
            </dt>
            {PRESET_NAMES.every((preset) => formatPreset(preset)[key] === PUBLISHED[key]) ? (
              <dd>{PUBLISHED[key]}</dd>
            ) : (
              PRESET_NAMES.map((preset) => (
                <dd key={preset}>
                  <small>
                    {intl.formatMessage({ id: `comparison.calculator.preset.${preset}.label` })}
                  </small>
                  {formatPreset(preset)[key]}
                </dd>
              ))
            )}
          </Assumption>
        ))}
      </List>
    </>
  );
}

const List = styled('dl')(({ theme }) => ({
  marginBlockStart: theme.vars.space.l,
  columnGap: theme.vars.space.xxl,
  columns: `2 ${ems(16)}`,
  containerType: 'inline-size',
  '@media print': { columnCount: 2 },
}));

const Assumption = styled('div')(({ theme }) => ({
  ...theme.typography.label,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  // The values stand close together, however long the words beside them are.
  gridTemplateRows: `repeat(${PRESET_NAMES.length}, auto) 1fr`,
  columnGap: theme.vars.space.m,
  paddingBlock: theme.vars.space.s,
  borderBlockStart: rule(theme),
  breakInside: 'avoid',
  hyphens: 'auto',
  '& small': {
    ...theme.typography.note,
    display: 'block',
    color: theme.vars.color.text.subtle,
  },
  '& > dt': { gridRow: '1 / -1' },
  '& > dd': {
    margin: 0,
    gridColumn: 2,
    textAlign: 'end',
    whiteSpace: 'nowrap',
    fontVariantNumeric: 'tabular-nums',
  },
  '& > dd + dd': { paddingBlockStart: theme.vars.space.xxs },
  // At large text sizes the values stand below.
  [`@container (max-inline-size: ${ems(14)})`]: { '&, & > *': { display: 'block' } },
}));
