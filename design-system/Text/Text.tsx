import Typography from '@mui/material/Typography';
import type { ElementType, ReactNode } from 'react';
import type { TypeStyleName } from '../fluid.ts';

interface TextProps {
  /** The type style; it also chooses the element (hero h1, title h2, subtitle h3, else p or span). */
  variant?: TypeStyleName;
  /** Another element for the same look, e.g. `h3` for a title inside a card. */
  as?: ElementType;
  tone?:
    | 'primary'
    | 'secondary'
    | 'subtle'
    | 'accent'
    | 'onDeep'
    | 'onDeepSoft'
    | 'onGlow'
    | 'inherit';
  align?: 'start' | 'center';
  id?: string;
  children: ReactNode;
}

/** Any text of the page in one of the type styles. Has no outer margin: the parent spaces it. */
export function Text({ variant = 'body', as, tone = 'inherit', align, id, children }: TextProps) {
  return (
    <Typography
      variant={variant}
      {...(as && { component: as })}
      {...(id && { id })}
      sx={(theme) => ({
        color: tone === 'inherit' ? 'inherit' : theme.vars.color.text[tone],
        textAlign: align ?? 'inherit',
        hyphens: variant === 'hero' || variant === 'title' ? 'manual' : 'auto',
        textWrap: variant === 'hero' || variant === 'title' ? 'balance' : 'pretty',
        maxInlineSize:
          variant === 'body' || variant === 'lead' ? theme.vars.size.measure : undefined,
      })}
    >
      {children}
    </Typography>
  );
}
