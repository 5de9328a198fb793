import styled from '@emotion/styled';
import { useIntl } from 'react-intl';
import { plainList } from '../../../../design-system/styles/plain-list.ts';
import { rule } from '../../../../design-system/styles/rule.ts';
import { Text } from '../../../../design-system/text/Text/Text.tsx';

/** Everything that the model leaves out, each with whom that may help or hurt. */
export function LeavesOut() {
  const intl = useIntl();
  return (
    <>
      <Text>{intl.formatMessage({ id: 'comparison.detail.leavesOut.text' })}</Text>
      <List>
        {LEFT_OUT.map((item) => (
          <li key={item}>
            <Text variant="label" component="p">
              {intl.formatMessage({ id: `comparison.detail.leavesOut.${item}.label` })}
            </Text>
            <Text>{intl.formatMessage({ id: `comparison.detail.leavesOut.${item}.text` })}</Text>
          </li>
        ))}
      </List>
    </>
  );
}

/**
 * Everything that the model leaves out, in the order of docs/calculation.md, section 13. Names and consequences
 * are the messages `comparison.detail.leavesOut.<key>.*`.
 */
export const LEFT_OUT = [
  'healthContributions',
  'death',
  'holidays',
  'partialPayouts',
  'guenstigerpruefung',
  'storno',
  'abroad',
  'losses',
  'distributing',
  'altersvorsorgedepot',
] as const;

const List = styled('ul')(({ theme }) => ({
  ...plainList,
  columnGap: theme.vars.space.xxl,
  '& > li': {
    paddingBlock: theme.vars.space.s,
    borderBlockStart: rule(theme),
    breakInside: 'avoid',
  },
}));
