import { styled } from '@mui/material/styles';
import { ExpansionPanels } from '../../../design-system/ExpansionPanels/ExpansionPanels.tsx';
import type { PresetName } from '../../services/calculation-client.ts';
import { useText } from '../../useText.ts';
import { ASSUMPTION_KEYS, type AssumptionTexts } from './assumption-values.ts';

/** Every assumption of both sets side by side, each with where it comes from. */
export function AssumptionsPanel({ texts }: { texts: Record<PresetName, AssumptionTexts> }) {
  const t = useText();
  const { published, cautious } = texts;
  const table = (
    <Table>
      <caption>{t('comparison.assumptions.text')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('comparison.assumptions.column')}</th>
          <th scope="col">{t('comparison.calculator.preset.published.label')}</th>
          <th scope="col">{t('comparison.calculator.preset.cautious.label')}</th>
        </tr>
      </thead>
      <tbody>
        {ASSUMPTION_KEYS.map((key) => (
          <tr key={key} data-differs={published[key] !== cautious[key]}>
            <th scope="row">
              {t(`comparison.assumption.${key}.label`, published)}
              <small>{t(`comparison.assumption.${key}.source`, published)}</small>
            </th>
            <td>{published[key]}</td>
            <td>{cautious[key]}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
  return (
    <ExpansionPanels
      panels={[
        { anchor: 'assumptions', heading: t('comparison.assumptions.title'), content: table },
      ]}
    />
  );
}

const Table = styled('table')(({ theme }) => ({
  ...theme.typography.note,
  inlineSize: '100%',
  borderCollapse: 'collapse',
  fontVariantNumeric: 'tabular-nums',
  '& > caption': {
    ...theme.typography.body,
    maxInlineSize: theme.vars.size.measure,
    paddingBlockEnd: theme.spacing(3),
    textAlign: 'start',
  },
  '& th, & td': {
    paddingBlock: theme.spacing(1.5),
    paddingInline: theme.spacing(1, 0),
    textAlign: 'start',
    verticalAlign: 'top',
    hyphens: 'auto',
  },
  '& td, & thead th:not(:first-of-type)': { textAlign: 'end', paddingInline: theme.spacing(1, 0) },
  '& td': { ...theme.typography.label, whiteSpace: 'nowrap' },
  '& thead th, & tbody th': theme.typography.label,
  '& small': {
    ...theme.typography.note,
    display: 'block',
    maxInlineSize: theme.vars.size.measure,
    color: theme.vars.color.text.subtle,
  },
  '& tbody tr > *': {
    borderBlockStart: `${theme.vars.border.thin} solid ${theme.vars.color.line.soft}`,
  },
  '& tr[data-differs="true"] > td': { backgroundColor: theme.vars.color.surface.glow },
  [theme.breakpoints.up('sm')]: { '& th, & td': { paddingInline: theme.spacing(2) } },
}));
