import styled from '@emotion/styled';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { GripVertical, Plus, Trash2 } from 'lucide';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { Icon } from '../../design-system/drawings/Icon/Icon.tsx';
import { rule } from '../../design-system/styles/rule.ts';
import type { SectionKind } from '../../site/sections/sections.ts';
import type { SectionBox } from '../api.ts';
import { getPartTitle } from '../draft/describe-field.ts';
import { useComposer, useField } from './composer-context.ts';
import { findDropIndex, findDropLine } from './section-drop.ts';
import { ARROWS, useMoves } from './useMoves.ts';

interface SectionToolsProps {
  frame: RefObject<HTMLIFrameElement | null>;
  /** The sections of the preview, in px from the top of its frame. */
  boxes: readonly SectionBox[];
  /** The one whose tools are shown. */
  kind: SectionKind;
  /** Tells the tools of two previews apart. */
  language: string;
}

/** Over a preview: what drags and removes one of its sections, and puts another one above or below it. */
export function SectionTools({ frame, boxes, kind, language }: SectionToolsProps) {
  const { draft, insert } = useComposer();
  const { setValue } = useField(['sections']);
  const { sections } = draft.landing;
  const names = sections.map((section) => getPartTitle(section.kind));
  const { move, remove } = useMoves(sections, names, setValue);
  const layer = useRef<HTMLDivElement>(null);
  /** Where it is dragged, in px from the top of the frame. */
  const [y, setY] = useState<number>();
  useScrollNearEdges(frame, layer, y);

  const at = sections.findIndex((section) => section.kind === kind);
  const box = boxes[at];
  // A moment after a change the preview still shows the sections before it.
  if (box?.kind !== kind) return null;
  const drag = (clientY: number) =>
    setY(clientY - (layer.current?.getBoundingClientRect().top ?? 0));
  const to = y === undefined ? at : findDropIndex(boxes, at, y);
  const name = `${names[at]} in ${language}`;
  // The bar ends there, unless the top of the frame is below it.
  const edge = y ?? box.top;
  return (
    <Layer ref={layer}>
      <Bar style={{ insetBlockStart: edge, translate: `0 max(-100%, ${-edge}px)` }}>
        <Handle
          size="small"
          startIcon={<Icon icon={GripVertical} fontSize="inherit" />}
          aria-label={`Move ${name}`}
          title="Drag it, or press an arrow key"
          onPointerDown={({ currentTarget, pointerId, clientY }) => {
            currentTarget.setPointerCapture(pointerId);
            drag(clientY);
          }}
          onPointerMove={({ clientY }) => y !== undefined && drag(clientY)}
          onPointerUp={() => {
            if (y !== undefined) move(at, to);
            setY(undefined);
          }}
          onPointerCancel={() => setY(undefined)}
          onKeyDown={({ key }) => {
            if (key === 'Escape') setY(undefined);
            const by = ARROWS[key];
            if (by !== undefined) move(at, at + by);
          }}
        >
          {names[at]}
        </Handle>
        <IconButton size="small" aria-label={`Remove ${name}`} onClick={() => remove(at)}>
          <Icon icon={Trash2} fontSize="inherit" />
        </IconButton>
      </Bar>
      {y === undefined ? (
        <>
          {at > 0 && (
            <InsertButton
              size="small"
              style={{ insetBlockStart: box.top }}
              aria-label={`Insert above ${name}`}
              onClick={() => insert(at)}
            >
              <Icon icon={Plus} fontSize="inherit" />
            </InsertButton>
          )}
          <InsertButton
            size="small"
            style={{ insetBlockStart: box.bottom }}
            aria-label={`Insert below ${name}`}
            onClick={() => insert(at + 1)}
          >
            <Icon icon={Plus} fontSize="inherit" />
          </InsertButton>
        </>
      ) : (
        <DropLine style={{ insetBlockStart: findDropLine(boxes, at, to) }} />
      )}
    </Layer>
  );
}

/** Scrolls the page in a frame while something is dragged to where it ends. */
function useScrollNearEdges(
  frame: RefObject<HTMLIFrameElement | null>,
  layer: RefObject<HTMLElement | null>,
  y: number | undefined,
): void {
  useEffect(() => {
    const height = layer.current?.clientHeight ?? 0;
    if (y === undefined || (y > EDGE && y < height - EDGE)) return;
    const top = y < EDGE ? -STEP : STEP;
    const scroll = () => frame.current?.contentWindow?.scrollBy({ top, behavior: 'instant' });
    const timer = setInterval(scroll, 1000 / 60);
    return () => clearInterval(timer);
  }, [frame, layer, y]);
}

/** So near to the edge of the frame, and so far at a time, in px. */
const EDGE = 40;
const STEP = 16;

const Layer = styled('div')({
  position: 'absolute',
  inset: 0,
  overflow: 'hidden',
  // Between the tools the page is reached.
  pointerEvents: 'none',
  '& > *': { pointerEvents: 'auto' },
});

const Bar = styled('div')(({ theme }) => ({
  position: 'absolute',
  insetInlineEnd: 0,
  display: 'flex',
  alignItems: 'center',
  border: rule(theme),
  borderRadius: theme.vars.radius.small,
  backgroundColor: theme.vars.color.surface.raised,
}));

const Handle = styled(Button)({ cursor: 'grab', touchAction: 'none' });

const InsertButton = styled(IconButton)(({ theme }) => ({
  position: 'absolute',
  insetInlineStart: '50%',
  translate: '-50% -50%',
  border: rule(theme),
  '&, &:hover': {
    backgroundColor: theme.vars.color.action.main,
    color: theme.vars.color.action.contrast,
  },
}));

const DropLine = styled('div')(({ theme }) => ({
  position: 'absolute',
  insetInline: 0,
  borderBlockStart: `${theme.vars.border.strong} solid ${theme.vars.color.action.main}`,
}));
