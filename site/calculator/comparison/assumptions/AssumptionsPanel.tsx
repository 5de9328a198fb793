import { styled } from '@mui/material/styles';
import { Accordion } from '../../../../design-system/disclosure/Accordion/Accordion.tsx';
import { rule } from '../../../../design-system/styles/rule.ts';
import { Text } from '../../../../design-system/text/Text/Text.tsx';
import { useText } from '../../../provider/useText.ts';
import { PANEL_ANCHORS } from '../../../sections/anchors.ts';
import type { PresetName } from '../../client/client.ts';
import { PRESET_NAMES } from '../state/choices.ts';
import { type AssumptionTexts, LISTED_KEYS } from './format-assumptions.ts';

/** Every assumption with where it comes from; every value where the sets of assumptions differ. */
export function AssumptionsPanel({ texts }: { texts: Record<PresetName, AssumptionTexts> }) {
  const t = useText();
  const { published } = texts;
  const heading = t('comparison.assumptions.title');
  const content = (
    <>
      <Text>{t('comparison.assumptions.text')}</Text>
      <List>
        {LISTED_KEYS.map((key) => (
          <Assumption key={key}>
            <dt>
              {t(`comparison.assumption.${key}.label`, published)}
              <small>{t(`comparison.assumption.${key}.source`, published)}</small>
            </dt>
            {PRESET_NAMES.every((preset) => texts[preset][key] === published[key]) ? (
              <dd>{published[key]}</dd>
            ) : (
              PRESET_NAMES.map((preset) => (
                <dd key={preset} data-differs="">
                  <small>{t(`comparison.calculator.preset.${preset}.label`)}</small>
                  {texts[preset][key]}
                </dd>
              ))
            )}
          </Assumption>
        ))}
      </List>
    </>
  );
  return <Accordion items={[{ id: PANEL_ANCHORS.assumptions, heading, content }]} />;
}

const List = styled('dl')(({ theme }) => ({
  marginBlockStart: theme.vars.space.l,
  columnGap: theme.vars.space.xxl,
  [theme.breakpoints.up('md')]: { columnCount: 2 },
  '@media print': { columnCount: 2 },
}));

const Assumption = styled('div')(({ theme }) => ({
  ...theme.typography.label,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
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
  '& > dt': { gridRow: '1 / span 2' },
  '& > dd': {
    margin: 0,
    gridColumn: 2,
    textAlign: 'end',
    whiteSpace: 'nowrap',
    fontVariantNumeric: 'tabular-nums',
  },
  '& > dd[data-differs]': {
    paddingInline: theme.vars.space.s,
    paddingBlock: theme.vars.space.xxs,
    backgroundColor: theme.vars.color.surface.glow,
  },
}));
