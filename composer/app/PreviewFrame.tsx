import styled from '@emotion/styled';
import { useCallback, useState } from 'react';
import { rule } from '../../design-system/styles/rule.ts';
import { formatPreviewAddress, type PreviewOptions } from '../preview/preview-options.ts';

interface PreviewFrameProps extends PreviewOptions {
  /** Of the window that the page thinks it is in, in px. */
  width: number;
}

/** The page of the draft in a window of some width, made smaller where there is not that much room. */
export function PreviewFrame({ width, ...options }: PreviewFrameProps) {
  const [room, setRoom] = useState(width);
  const scale = Math.min(1, room / width);
  const measure = useCallback((box: HTMLDivElement | null) => {
    if (!box) return;
    const observer = new ResizeObserver(() => setRoom(box.clientWidth));
    observer.observe(box);
    return () => observer.disconnect();
  }, []);
  return (
    <Box ref={measure}>
      <iframe
        title="The landing as visitors will see it"
        src={formatPreviewAddress(options)}
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
