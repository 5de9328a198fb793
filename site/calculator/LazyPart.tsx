import { type ComponentType, type ReactNode, useCallback } from 'react';
import { awaitScripts } from '../islands/await-scripts.ts';
import { Failure } from '../islands/Failure.tsx';
import { assertOnline } from '../islands/missing-scripts.ts';
import { MoreTexts } from '../provider/SiteProvider.tsx';
import type { Texts } from '../provider/texts.ts';
import { useAsync } from './useAsync.ts';

/** A view that is loaded when it is opened, with the texts that only it needs. */
export interface LoadedPart<Props> {
  View: ComponentType<Props>;
  texts: Texts;
}

interface LazyPartProps<Props> {
  /** Keep it with `useCallback`. */
  load: () => Promise<LoadedPart<Props>>;
  props: Props;
  /** Shown until it is there. */
  children?: ReactNode;
}

/** Loads a part of the calculator and shows it; after a failure, again on request. */
export function LazyPart<Props extends object>({ load, props, children }: LazyPartProps<Props>) {
  const loadOnline = useCallback(async () => {
    assertOnline();
    return awaitScripts(load());
  }, [load]);
  const { value, failed, retry } = useAsync(loadOnline);
  if (!value) {
    return (
      <>
        <Failure message={failed && 'comparison.calculator.partFailed'} onRetry={retry} />
        {!failed && children}
      </>
    );
  }
  return (
    <MoreTexts texts={value.texts}>
      <value.View {...props} />
    </MoreTexts>
  );
}
