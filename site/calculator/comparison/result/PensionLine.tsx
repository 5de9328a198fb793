import styled from '@emotion/styled';
import { memo } from 'react';
import { useIntl } from 'react-intl';
import { TextLink } from '../../../../design-system/actions/TextLink/TextLink.tsx';
import { useHydrated } from '../../../../design-system/behaviour/useHydrated.ts';
import { Disclosure } from '../../../../design-system/disclosure/Disclosure/Disclosure.tsx';
import { oneColumn } from '../../../../design-system/styles/one-column.ts';
import { Text } from '../../../../design-system/text/Text/Text.tsx';
import { FOLDER } from '../../../config/address.ts';
import { useSite } from '../../../provider/site-context.ts';
import type { SharedGap } from '../../pension-gap/person-address.ts';
import { DETAILS_PATHS, getDetailAnchor, getPanelAnchor } from '../details/addresses.ts';
import { type PensionResult, writeNoPension, writePension } from './pension-texts.ts';

interface PensionLineProps extends PensionResult {
  /** Of who saves, where it is known. */
  gap?: SharedGap | undefined;
}

/** The other way to be paid, which no depot has: our contract as a pension for life. */
export const PensionLine = memo(function PensionLine({ gap, ...result }: PensionLineProps) {
  const intl = useIntl();
  const { locale } = useSite();
  const isHydrated = useHydrated();
  const texts = writePension(result, gap, intl);
  if (!texts) {
    const reason = writeNoPension(result.answer, intl);
    return reason && <Text variant="note">{reason}</Text>;
  }
  // Without a script no panel opens here: the page of the details has it open, for the usual values.
  const details = isHydrated
    ? `#${getPanelAnchor('pension')}`
    : `${FOLDER}${DETAILS_PATHS[locale]}#${getDetailAnchor('pension')}`;
  return (
    <Card data-part="pension">
      <Text variant="subtitle">{texts.sentence}</Text>
      <Text variant="note">{texts.worth}</Text>
      <Disclosure
        variant="inline"
        summary={intl.formatMessage({ id: 'comparison.calculator.pension.rests' })}
      >
        <Text variant="note">
          <span>{texts.basis}</span>{' '}
          <TextLink href={details}>
            {intl.formatMessage({ id: 'comparison.calculator.detail.pension' })}
          </TextLink>
        </Text>
      </Disclosure>
    </Card>
  );
});

/** In the dress of the verdict, whose lump sum is the other way. */
const Card = styled('div')(({ theme }) => ({
  ...oneColumn,
  gap: theme.vars.space.xs,
  padding: `${theme.vars.space.xs} ${theme.vars.space.m}`,
  border: `${theme.vars.border.strong} solid ${theme.vars.color.action.main}`,
  borderRadius: theme.vars.radius.large,
  backgroundColor: theme.vars.color.surface.raised,
  [theme.breakpoints.up('sm')]: { padding: `${theme.vars.space.m} ${theme.vars.space.l}` },
}));
