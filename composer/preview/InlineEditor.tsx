import styled from '@emotion/styled';
import { useLayoutEffect, useMemo, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { SOFT_HYPHEN } from '../../site/i18n/soft-hyphens.ts';
import { useSite } from '../../site/provider/site-context.ts';
import { FigureEditor } from '../app/FigureEditor.tsx';
import { describePlace } from '../draft/describe-field.ts';
import { type FieldPath, getField, parsePath } from '../draft/draft.ts';
import { listFigures } from '../draft/figures.ts';
import { readStoredDraft } from '../draft/stored-draft.ts';
import type { ShownText } from './find-clicked-text.ts';
import { tellComposer } from './tell-composer.ts';

/** A text of the page that is about to be written where it stands. */
export interface InlineText extends ShownText {
  /** Where it was clicked, in px of the window. */
  x: number;
  y: number;
}

/**
 * Writes a text in its place on the page. The element that shows it is hidden meanwhile, and an editor
 * with its looks stands in for it: the page goes on to render its own element, which nobody has touched.
 */
export function InlineEditor({ text, onLeave }: { text: InlineText; onLeave: () => void }) {
  const { field, element, x, y } = text;
  const { brand, locale } = useSite();
  const [value, setValue] = useState(() => readText([...parsePath(field), locale]));
  const caret = useRef(value.length);
  const figures = useMemo(() => listFigures(brand, locale), [brand, locale]);
  const place = useMemo(createPlace, []);
  useLayoutEffect(() => {
    element.after(place);
    element.style.display = 'none';
    const editor = place.firstElementChild;
    if (editor instanceof HTMLElement) editor.focus({ preventScroll: true });
    const clicked = document.caretPositionFromPoint(x, y);
    if (clicked?.offsetNode instanceof Text && clicked.offsetNode.parentNode === editor)
      getSelection()?.collapse(clicked.offsetNode, clicked.offset);
    return () => {
      element.style.removeProperty('display');
      place.remove();
    };
  }, [element, place, x, y]);
  return createPortal(
    <Editor
      id={`${field}:${locale}`}
      className={element.className}
      hyphen={SOFT_HYPHEN}
      label={describePlace({ field, locale })}
      value={value}
      figures={figures}
      caret={caret}
      onChange={({ target }) => {
        setValue(target.value);
        tellComposer({ type: 'change', field, text: target.value });
      }}
      onFocus={() => tellComposer({ type: 'edit', field })}
      onBlur={() => {
        tellComposer({ type: 'leave', field });
        onLeave();
      }}
    />,
    place,
  );
}

function readText(path: FieldPath): string {
  const draft = readStoredDraft();
  const text = draft && getField(draft.landing, path);
  return typeof text === 'string' ? text : '';
}

/** An element around the editor that has no box of its own. */
function createPlace(): HTMLElement {
  const place = document.createElement('span');
  place.style.display = 'contents';
  return place;
}

/** It has the looks of the element that it stands in for, and says that it can be written in. */
const Editor = styled(FigureEditor)(({ theme: { vars } }) => ({
  minInlineSize: vars.space.xl,
  outline: `${vars.border.strong} solid ${vars.color.action.main}`,
  outlineOffset: vars.space.xxs,
}));
