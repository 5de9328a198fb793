import styled from '@emotion/styled';
import {
  type FocusEventHandler,
  type Ref,
  type RefObject,
  useEffect,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
} from 'react';
import { ems } from '../../design-system/styles/lengths.ts';
import { SOFT_HYPHEN } from '../../site/i18n/soft-hyphens.ts';
import type { Figure } from '../draft/figures.ts';

interface FigureEditorProps {
  ref?: Ref<HTMLElement>;
  id: string;
  /** Its name, where no label of a field has it. */
  label?: string;
  /** How soft hyphens are shown: a broken bar, or as on the page only where a line ends at one. */
  hyphen?: typeof VISIBLE_HYPHEN | typeof SOFT_HYPHEN;
  value: string;
  figures: ReadonlyMap<string, Figure>;
  /** Where the next thing is inserted: a place in the value. */
  caret: RefObject<number>;
  className?: string;
  'aria-invalid'?: boolean;
  'aria-describedby'?: string;
  onChange: (event: { target: { value: string } }) => void;
  onFocus: FocusEventHandler;
  onBlur: FocusEventHandler;
}

/**
 * An input of MUI's fields for texts with figures. They stand in it as chips with what readers see,
 * which are deleted as one, and soft hyphens as a broken bar. What is typed in braces becomes a chip
 * once the text is left.
 */
export function FigureEditor(props: FigureEditorProps) {
  const { ref, id, label, value, figures, caret, className, onChange, onFocus, onBlur } = props;
  const { hyphen = VISIBLE_HYPHEN } = props;
  const box = useRef<HTMLDivElement>(null);
  useImperativeHandle(ref, () => box.current as HTMLElement);
  const show = () => box.current?.replaceChildren(...write(value, figures, hyphen));
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another value is shown
  useLayoutEffect(() => {
    if (!box.current || read(box.current) === value) return;
    show();
    if (document.activeElement === box.current) placeCaret(box.current, caret.current);
  }, [value]);
  // React's `onSelect` does not know `plaintext-only`.
  useEffect(() => {
    const follow = () => {
      if (!box.current || document.activeElement !== box.current) return;
      caret.current = findCaret(box.current) ?? caret.current;
    };
    document.addEventListener('selectionchange', follow);
    return () => document.removeEventListener('selectionchange', follow);
  }, [caret]);
  return (
    <Box
      ref={box}
      id={id}
      className={className}
      style={{ blockSize: 'auto' }}
      role="textbox"
      tabIndex={0}
      aria-multiline
      aria-label={label}
      aria-labelledby={label ? undefined : `${id}-label`}
      aria-invalid={props['aria-invalid']}
      aria-describedby={props['aria-describedby']}
      contentEditable="plaintext-only"
      suppressContentEditableWarning
      onInput={({ currentTarget }) => {
        // The next key may come before the browser says that the caret has moved.
        caret.current = findCaret(currentTarget) ?? caret.current;
        onChange({ target: { value: read(currentTarget) } });
      }}
      onMouseDown={(event) => {
        const { target, currentTarget, clientX } = event;
        if (!(target instanceof HTMLElement) || !target.dataset.figure) return;
        // Inside of a chip nothing can be typed: the caret goes to its nearer end.
        event.preventDefault();
        currentTarget.focus();
        const { left, width } = target.getBoundingClientRect();
        const before = [...currentTarget.childNodes].indexOf(target);
        getSelection()?.collapse(currentTarget, clientX < left + width / 2 ? before : before + 1);
      }}
      onKeyDown={(event) => {
        // A text is one paragraph.
        if (event.key === 'Enter') event.preventDefault();
      }}
      onFocus={(event) => {
        // Where it was, at first at the end: a browser begins before the first letter.
        placeCaret(event.currentTarget, caret.current);
        onFocus(event);
      }}
      onBlur={(event) => {
        show();
        onBlur(event);
      }}
    />
  );
}

/** Soft hyphens are invisible: while a text is written they are shown as a broken bar. */
const VISIBLE_HYPHEN = '¦';

/** The nodes that show a text: letters, and a chip for each figure. */
function write(text: string, figures: ReadonlyMap<string, Figure>, hyphen: string): Node[] {
  return text.split(/(\{\w+\})/).map((part) => {
    const figure = figures.get(part.slice(1, -1));
    if (!figure || !part.startsWith('{')) return new Text(part.replaceAll(SOFT_HYPHEN, hyphen));
    const chip = document.createElement('span');
    chip.contentEditable = 'false';
    chip.dataset.figure = part;
    chip.title = `${figure.about} (${figure.source})`;
    chip.textContent = figure.value;
    return chip;
  });
}

/** The text that nodes show, in one line and with umlauts of one sign: those of a PDF may have two. */
function read(node: Node): string {
  return [...node.childNodes]
    .map(readNode)
    .join('')
    .replaceAll(VISIBLE_HYPHEN, SOFT_HYPHEN)
    .replaceAll(/[\t\r\n]+/g, ' ')
    .normalize('NFC');
}

function readNode(node: Node): string {
  const figure = node instanceof HTMLElement ? node.dataset.figure : undefined;
  return figure ?? node.textContent ?? '';
}

/** The place of the caret in the text of a box. */
function findCaret(box: HTMLElement): number | undefined {
  const selection = getSelection();
  if (!selection?.focusNode || !box.contains(selection.focusNode)) return undefined;
  const before = document.createRange();
  before.setStart(box, 0);
  before.setEnd(selection.focusNode, selection.focusOffset);
  return read(before.cloneContents()).length;
}

/** Puts the caret to a place in the text of a box. */
function placeCaret(box: HTMLElement, place: number): void {
  let rest = place;
  for (const node of box.childNodes) {
    const { length } = readNode(node);
    if (rest <= length && node instanceof Text) {
      getSelection()?.collapse(node, rest);
      return;
    }
    rest -= length;
  }
  getSelection()?.selectAllChildren(box);
  getSelection()?.collapseToEnd();
}

const Box = styled('div')(({ theme }) => ({
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
  outline: 'none',
  '& > [data-figure]': {
    paddingInline: ems(0.4),
    borderRadius: theme.vars.radius.small,
    backgroundColor: theme.vars.color.surface.mist,
    color: theme.vars.color.text.accent,
    boxDecorationBreak: 'clone',
  },
}));
