import { styled } from '@mui/material/styles';
import { useCallback, useEffect, useRef, useState } from 'react';
import { rule } from '../../design-system/styles/rule.ts';
import { PREVIEW_FILE } from '../api.ts';
import type { DraftLanding } from '../draft/draft.ts';
import { fillPlaceholders } from '../preview/draft-text.ts';
import { formatQuery, PREVIEW_READY, type PreviewOptions } from '../preview/preview-options.ts';

interface PreviewFrameProps extends PreviewOptions {
  landing: DraftLanding;
  /** Of the window that the page thinks it is in, in px. */
  width: number;
}

/** The page of a draft in a window of some width, made smaller where there is not that much room. */
export function PreviewFrame({ landing, locale, brand, width }: PreviewFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [room, setRoom] = useState(width);
  const scale = Math.min(1, room / width);
  const send = useCallback(() => {
    frame.current?.contentWindow?.postMessage(fillPlaceholders(landing), window.location.origin);
  }, [landing]);
  useEffect(() => {
    send();
    const handleMessage = ({ origin, source, data }: MessageEvent) => {
      const isFrame = origin === window.location.origin && source === frame.current?.contentWindow;
      if (isFrame && data === PREVIEW_READY) send();
    };
    window.addEventListener('message', handleMessage);
    return () => window.removeEventListener('message', handleMessage);
  }, [send]);
  const measure = useCallback((box: HTMLDivElement | null) => {
    if (!box) return;
    const observer = new ResizeObserver(() => setRoom(box.clientWidth));
    observer.observe(box);
    return () => observer.disconnect();
  }, []);
  return (
    <Box ref={measure}>
      <iframe
        ref={frame}
        title="The landing as visitors will see it"
        src={PREVIEW_FILE + formatQuery({ locale, brand })}
        style={{ inlineSize: width, blockSize: `${100 / scale}%`, scale: String(scale) }}
      />
    </Box>
  );
}

const Box = styled('div')(({ theme }) => ({
  blockSize: '75dvh',
  overflow: 'hidden',
  border: rule(theme),
  borderRadius: theme.vars.radius.small,
  '& > iframe': { border: 0, transformOrigin: 'top left' },
}));
