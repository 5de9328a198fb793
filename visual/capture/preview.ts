import type { Locale } from '../../site/i18n/locales.ts';
import type { Brand } from '../../tokens/index.ts';
import type { PictureParameters } from '../plan/modes.ts';

/** The part of Storybook's preview that we use: its channel and its current story. */
interface Preview {
  channel: {
    on(event: string, listener: (payload: unknown) => void): void;
    off(event: string, listener: (payload: unknown) => void): void;
    emit(event: string, payload: unknown): void;
  };
  currentRender?: { id: string; phase?: string; story?: ShownStory };
  /** Set as soon as a story can be selected. */
  storyStoreValue?: unknown;
}

interface ShownStory {
  parameters: {
    pictures?: PictureParameters;
    viewport?: { options?: Record<string, { styles?: { width?: string } }> };
  };
  storyGlobals: { locale?: Locale; brand?: Brand; viewport?: { value?: string } };
}

declare global {
  var __STORYBOOK_PREVIEW__: Preview;
}
