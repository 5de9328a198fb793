import styled from '@emotion/styled';
import type { ComponentProps } from 'react';
import { SYMBOL } from './symbol.ts';

interface LogoProps extends ComponentProps<'span'> {
  /** The brand's name: it is the wordmark. */
  name: string;
  /** The name is light. */
  onDark?: boolean;
}

/** The brand's symbol with its name as wordmark. */
export function Logo({ name, onDark, ...rest }: LogoProps) {
  return (
    <Mark {...rest} data-on-dark={onDark || undefined}>
      <svg viewBox={`0 0 ${SYMBOL.width} ${SYMBOL.height}`} aria-hidden>
        <circle className="sun" {...SYMBOL.sun} />
        <path className="hill" d={SYMBOL.hill} />
      </svg>
      {name}
    </Mark>
  );
}

const Mark = styled('span')(({ theme }) => {
  const { action, text } = theme.vars.color;
  return {
    ...theme.typography.subtitle,
    display: 'inline-flex',
    alignItems: 'center',
    gap: theme.vars.space.xs,
    color: text.primary,
    '& > svg': { blockSize: '1.25em', inlineSize: 'auto', flex: 'none' },
    '& .sun': { fill: action.glow },
    '& .hill': { fill: action.main },
    '&[data-on-dark]': { color: text.onDeep, '& .hill': { fill: text.onDeepSoft } },
  };
});
