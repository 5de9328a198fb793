import styled from '@emotion/styled';
import { useCallback, useEffect, useRef, useState } from 'react';
import { rule } from '../../design-system/styles/rule.ts';
import type { SectionKind } from '../../site/sections/sections.ts';
import type { PreviewMessage, SectionBox } from '../api.ts';
import { LANGUAGES } from '../draft/describe-field.ts';
import { parsePath } from '../draft/draft.ts';
import { formatPreviewAddress, type PreviewOptions } from '../preview/preview-options.ts';
import { useComposer } from './composer-context.ts';
import { SectionTools } from './SectionTools.tsx';

interface PreviewFrameProps extends PreviewOptions {
  /** Of the window that the page thinks it is in, in px. */
  width: number;
}

/**
 * The page of the draft in a window of some width, made smaller where there is not that much room. Its
 * texts are written where they stand, and the section under the pointer has its tools over it.
 */
export function PreviewFrame({ width, locale, brand }: PreviewFrameProps) {
  const { dispatch, open, leave } = useComposer();
  const frame = useRef<HTMLIFrameElement>(null);
  const [room, setRoom] = useState(width);
  const [boxes, setBoxes] = useState<readonly SectionBox[]>([]);
  const [pointed, setPointed] = useState<SectionKind>();
  const scale = Math.min(1, room / width);
  const measure = useCallback((box: HTMLDivElement | null) => {
    if (!box) return;
    const observer = new ResizeObserver(() => setRoom(box.clientWidth));
    observer.observe(box);
    return () => observer.disconnect();
  }, []);
  useEffect(() => {
    const handle = ({ source, data }: MessageEvent<PreviewMessage>) => {
      if (source !== frame.current?.contentWindow) return;
      switch (data.type) {
        case 'select':
          return open({ field: data.field, locale });
        case 'edit':
          return open({ field: data.field, locale, keepsFocus: true });
        case 'change':
          return dispatch({
            type: 'set',
            path: [...parsePath(data.field), locale],
            value: data.text,
          });
        case 'leave':
          return leave({ field: data.field, locale });
        case 'undo':
        case 'redo':
          return dispatch(data);
        case 'layout':
          return setBoxes(data.boxes);
        case 'point':
          return setPointed(data.kind);
      }
    };
    window.addEventListener('message', handle);
    return () => window.removeEventListener('message', handle);
  }, [dispatch, open, leave, locale]);
  return (
    <Box ref={measure} onPointerLeave={() => setPointed(undefined)}>
      <iframe
        ref={frame}
        title={`The landing as visitors will see it (${LANGUAGES[locale]})`}
        src={formatPreviewAddress({ locale, brand })}
        style={{ inlineSize: width, blockSize: `${100 / scale}%`, scale: String(scale) }}
      />
      {pointed && (
        <SectionTools
          frame={frame}
          boxes={boxes.map(({ kind, top, bottom }) => ({
            ...{ kind, top: top * scale, bottom: bottom * scale },
          }))}
          kind={pointed}
          language={LANGUAGES[locale]}
        />
      )}
    </Box>
  );
}

const Box = styled('div')(({ theme }) => ({
  position: 'relative',
  blockSize: '70dvh',
  overflow: 'hidden',
  border: rule(theme),
  borderRadius: theme.vars.radius.small,
  '& > iframe': { border: 0, transformOrigin: 'top left' },
}));
