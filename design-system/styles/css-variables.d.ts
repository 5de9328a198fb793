import 'react';

declare module 'react' {
  /** A value that only a component's user knows reaches its styles as a CSS variable. */
  interface CSSProperties {
    [variable: `--${string}`]: string | number | undefined;
  }
}
