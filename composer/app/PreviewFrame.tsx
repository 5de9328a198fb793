import styled from '@emotion/styled';
import { useCallback, useEffect, useRef, useState } from 'react';
import { rule } from '../../design-system/styles/rule.ts';
import { isClickedField } from '../api.ts';
import { LANGUAGES } from '../draft/describe-field.ts';
import { formatPreviewAddress, type PreviewOptions } from '../preview/preview-options.ts';
import { useComposer } from './composer-context.ts';

interface PreviewFrameProps extends Omit<PreviewOptions, 'section'> {
  /** Of the window that the page thinks it is in, in px. */
  width: number;
}

/**
 * The page of the draft in a window of some width, made smaller where there is not that much room. A
 * click on a text in it opens its field.
 */
export function PreviewFrame({ width, locale, brand }: PreviewFrameProps) {
  const { open } = useComposer();
  const frame = useRef<HTMLIFrameElement>(null);
  const [room, setRoom] = useState(width);
  const scale = Math.min(1, room / width);
  const measure = useCallback((box: HTMLDivElement | null) => {
    if (!box) return;
    const observer = new ResizeObserver(() => setRoom(box.clientWidth));
    observer.observe(box);
    return () => observer.disconnect();
  }, []);
  useEffect(() => {
    const handle = ({ source, data }: MessageEvent<unknown>) => {
      if (source !== frame.current?.contentWindow || !isClickedField(data)) return;
      open({ field: data.clicked, locale });
    };
    window.addEventListener('message', handle);
    return () => window.removeEventListener('message', handle);
  }, [open, locale]);
  return (
    <Box ref={measure}>
      <iframe
        ref={frame}
        title={`The landing as visitors will see it (${LANGUAGES[locale]})`}
        src={formatPreviewAddress({ locale, brand })}
        style={{ inlineSize: width, blockSize: `${100 / scale}%`, scale: String(scale) }}
      />
    </Box>
  );
}

const Box = styled('div')(({ theme }) => ({
  blockSize: '70dvh',
  overflow: 'hidden',
  border: rule(theme),
  borderRadius: theme.vars.radius.small,
  '& > iframe': { border: 0, transformOrigin: 'top left' },
}));
