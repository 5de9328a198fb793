import styled from '@emotion/styled';
import { ArrowRight } from 'lucide';
import { type MouseEvent, useId } from 'react';
import { useIntl } from 'react-intl';
import { Button } from '../../../design-system/actions/Button/Button.tsx';
import { useHydrated } from '../../../design-system/behaviour/useHydrated.ts';
import { Icon } from '../../../design-system/drawings/Icon/Icon.tsx';
import { oneColumn } from '../../../design-system/styles/one-column.ts';
import { Text } from '../../../design-system/text/Text/Text.tsx';
import { getSectionAnchor, linkTo } from '../../config/anchors.ts';
import { formatEuro } from '../../i18n/format.ts';
import { prefill } from '../comparison/state/address.ts';
import type { GapFigures } from './gap-figures.ts';
import type { Person } from './person.ts';
import { prefillComparison } from './prefill.ts';

interface CloseGapProps {
  person: Person;
  figures: GapFigures;
}

/** Takes the saving into the comparison. It is a link, so it works before the page is hydrated. */
export function CloseGap({ person, figures }: CloseGapProps) {
  const intl = useIntl();
  const noteId = useId();
  // Without a script, browsers look for a part with the choices in its name.
  const isHydrated = useHydrated();
  const { monthlySaving } = figures.result;
  // The sentence above says that there is nothing to work out.
  if (figures.words.outcome === 'noIncome') return null;
  if (monthlySaving === 0)
    return (
      <Way>
        <Text>{intl.formatMessage({ id: 'pensionGap.calculator.nothingToSave' })}</Text>
      </Way>
    );
  const { monthly, change, query } = prefillComparison(monthlySaving, person);
  const words = { monthly: formatEuro(monthly), change };

  const go = (event: MouseEvent) => {
    const opensElsewhere = event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;
    if (opensElsewhere) return;
    // First, since some browsers refuse many entries in a row: then the link does it.
    prefill(query, getSectionAnchor('comparison'));
    event.preventDefault();
  };
  return (
    <Way>
      <Button
        fullWidth
        variant="glow"
        size="large"
        href={isHydrated ? `${linkTo('comparison')}?${query}` : linkTo('comparison')}
        endIcon={<Icon icon={ArrowRight} />}
        data-cta="calculate"
        aria-describedby={noteId}
        onClick={go}
      >
        {intl.formatMessage({ id: 'pensionGap.calculator.close' })}
      </Button>
      <Text variant="note" tone="secondary" id={noteId}>
        {intl.formatMessage({ id: 'pensionGap.calculator.prefill' }, words)}
      </Text>
    </Way>
  );
}

const Way = styled('div')(({ theme }) => ({
  ...oneColumn,
  gap: theme.vars.space.s,
  [theme.breakpoints.down('md')]: { gridColumn: '1 / -1' },
}));
