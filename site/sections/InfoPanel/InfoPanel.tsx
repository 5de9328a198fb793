import styled from '@emotion/styled';
import { useIntl } from 'react-intl';
import { Band } from '../../../design-system/page/Band/Band.tsx';
import { CheckList } from '../../../design-system/text/CheckList/CheckList.tsx';
import { useSay } from '../../provider/site-context.ts';
import { SourceRefs } from '../SourceRefs.tsx';
import type { SectionProps } from '../sections.ts';
import { listClaims } from './index.ts';

/** The ground below the picture of the first view: what the visitor gets, at a glance. */
export function InfoPanel({ bullets }: SectionProps<'infoPanel'>) {
  const intl = useIntl();
  const say = useSay();
  const read = (point: (typeof bullets)[number]) =>
    typeof point === 'string' ? intl.formatMessage({ id: point }) : say(point);
  const sourced = bullets.find((bullet) => listClaims(bullet).length > 0);
  return (
    <Band tone="deep" compact>
      <Points>
        <CheckList
          onDark
          variant="spread"
          items={bullets.map(read)}
          notes={sourced ? { [read(sourced)]: <SourceRefs section="infoPanel" onDark /> } : {}}
        />
      </Points>
    </Band>
  );
}

/** Clear of the banner's card, which hangs into this panel from `md` up. */
const Points = styled('div')(({ theme }) => ({
  [theme.breakpoints.up('md')]: { paddingBlockStart: theme.vars.space.l },
}));
