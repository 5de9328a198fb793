import type { OverridableComponent } from '@mui/material/OverridableComponent';
import Typography, { type TypographyProps, type TypographyTypeMap } from '@mui/material/Typography';
import { mapValues } from '../../../lib/objects.ts';
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

/** Any text of the page in one of the type styles: MUI's Typography, with our tones for its `color`. */
export const Text: OverridableComponent<TypographyTypeMap<TextOwnProps, 'p'>> = ({
  tone = 'inherit',
  onDark,
  align,
  ...rest
}: TextProps) => {
  const color = onDark ? COLORS_ON_DARK[tone] : COLORS[tone];
  // MUI's type knows no writing direction; its style takes every value.
  return <Typography {...(color && { color })} {...rest} align={align as 'center'} />;
};

type Tone = NonNullable<TextOwnProps['tone']>;
type Colors = Record<Tone, NonNullable<TypographyProps['color']> | undefined>;

const COLORS: Colors = {
  primary: 'textPrimary',
  secondary: 'textSecondary',
  subtle: 'subtle',
  accent: 'accent',
  onSun: 'onSun',
  inherit: undefined,
};

const COLORS_ON_DARK: Colors = {
  ...mapValues(COLORS, () => 'onDeepSoft' as const),
  primary: 'onDeep',
  inherit: undefined,
};
