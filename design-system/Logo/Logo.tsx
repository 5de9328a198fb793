import { styled } from '@mui/material/styles';
import type { ComponentProps } from 'react';

interface LogoProps extends ComponentProps<'span'> {
  /** The brand's name: it is the wordmark. */
  name: string;
  /** On the deep ground the name is light. */
  ground?: 'deep';
}

/** The brand's sign, a sun rising over two hills, with its name as wordmark. */
export function Logo({ name, ground, ...rest }: LogoProps) {
  return (
    <Mark {...rest} data-ground={ground}>
      <svg viewBox="0 0 40 32" aria-hidden>
        <circle className="sun" cx="23" cy="14" r="9" />
        <path className="hill" d="M0 27c7-10 15-10 22-4s12 5 18 0v9H0z" />
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
    '&[data-ground="deep"]': { color: text.onDeep, '& .hill': { fill: text.onDeepSoft } },
  };
});
