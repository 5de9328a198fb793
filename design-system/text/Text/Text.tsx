import type { OverridableComponent } from '@mui/material/OverridableComponent';
import Typography, { type TypographyProps, type TypographyTypeMap } from '@mui/material/Typography';
import type { TypeStyleName } from '../../styles/fluid.ts';

interface TextOwnProps {
  /** The type style; it also chooses the element (hero h1, statement and title h2, subtitle h3, else p or span). */
  variant?: TypeStyleName | undefined;
  /** How much the text asks to be read: `accent` for what matters, `subtle` for notes. */
  tone?: 'primary' | 'secondary' | 'subtle' | 'accent' | 'onSun' | 'inherit';
  /** The tone in light colours. */
  onDark?: boolean | undefined;
  /** Left out, that of the text around it. */
  align?: 'start' | 'center' | undefined;
}

type TextProps = TextOwnProps & Omit<TypographyProps, keyof TextOwnProps>;

/** Any text of the page in one of the type styles: MUI's Typography with our tones. */
export const Text = (({ tone = 'inherit', onDark, align, ...rest }: TextProps) => {
  const light = tone === 'primary' ? 'onDeep' : 'onDeepSoft';
  return (
    <Typography
      {...rest}
      tone={onDark && tone !== 'inherit' ? light : tone}
      // MUI's type knows no writing direction; its style takes every value.
      align={align as 'center'}
    />
  );
}) as OverridableComponent<TypographyTypeMap<TextOwnProps, 'p'>>;
