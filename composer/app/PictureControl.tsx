import styled from '@emotion/styled';
import Alert from '@mui/material/Alert';
import { type DragEvent, type MouseEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import { Photo } from '../../design-system/drawings/Photo/Photo.tsx';
import { ems, percents } from '../../design-system/styles/lengths.ts';
import { Text } from '../../design-system/text/Text/Text.tsx';
import { isRecord } from '../../lib/objects.ts';
import { pictures } from '../../site/pictures/pictures.ts';
import type { PictureField } from '../../site/sections/field.ts';
import { type AddedPicture, FILE_HEADER, type NotSaved, PICTURE_ADDRESS } from '../api.ts';
import { createPicture } from '../draft/create-draft.ts';
import { findFocus } from '../draft/focus-point.ts';
import { type ControlProps, useComposer, useField } from './composer-context.ts';
import { Select } from './inputs.tsx';
import { Fieldset } from './layout.tsx';
import { OpenFile } from './OpenFile.tsx';
import { holdReload } from './reload.ts';
import { sendToWorkbench } from './send-to-workbench.ts';

/**
 * A picture: one that is dropped here or chosen from the machine is added to those of the project. A
 * click on it sets the point that stays in view, which the fields beside it say in figures.
 */
export function PictureControl({ path, field, label }: ControlProps<PictureField>) {
  const { token, announce } = useComposer();
  const { id, value, problem, setValue } = useField(path);
  const { setValue: setPicture } = useField(path.slice(0, -1));
  const [refusal, setRefusal] = useState<string>();
  const [isLoading, setLoading] = useState(false);
  const known = Object.keys(pictures);

  const choose = (file: string) => {
    // What is said of a picture is said of its form for the dark, too.
    const isReplaced = Boolean(value) && value !== file && path.at(-1) === 'file';
    if (isReplaced) setPicture(createPicture(file));
    else setValue(file);
  };
  const add = async (file: File) => {
    if (token === undefined) return;
    // The project's new file loads this page anew, which comes back with what is in the field by then.
    const letGo = holdReload();
    setLoading(true);
    const answer = await sendPicture(file, token);
    flushSync(() => {
      setLoading(false);
      setRefusal('why' in answer ? answer.why : undefined);
      if ('why' in answer) return;
      choose(answer.file);
      announce(`${answer.file} is added.`);
    });
    letGo();
  };
  const drop = (event: DragEvent) => {
    // The page would take it for the file of a landing.
    event.preventDefault();
    event.stopPropagation();
    const [file, ...others] = event.dataTransfer.files;
    if (file && others.length === 0) add(file);
    else setRefusal('Drop one picture, as a file: save one of another page on your machine first.');
  };

  return (
    <Fieldset id={id} legend={label} about={field.about} problem={problem} onDrop={drop}>
      {typeof value === 'string' && <Cropped path={path} file={value} />}
      {token === undefined ? (
        <Text variant="note">
          Pictures are added where the workbench runs with <code>npm run dev</code>.
        </Text>
      ) : (
        <OpenFile
          accept="image/*"
          label={isLoading ? 'Adding …' : 'Choose a picture…'}
          hint="Or drop it here"
          disabled={isLoading}
          onOpen={add}
        />
      )}
      {refusal && <Alert severity="error">{refusal}</Alert>}
      {known.length > 0 && (
        <Select
          id={`${id}:known`}
          label="One that is there"
          value={typeof value === 'string' && known.includes(value) ? value : ''}
          options={['', ...known].map((name) => [name, name])}
          onChange={choose}
        />
      )}
    </Fieldset>
  );
}

function sendPicture(file: File, token: string): Promise<AddedPicture | NotSaved> {
  const headers = {
    'Content-Type': 'application/octet-stream',
    [FILE_HEADER]: encodeURIComponent(file.name),
  };
  return sendToWorkbench(PICTURE_ADDRESS, token, headers, file);
}

/** The picture as its place crops it, with the point that stays in view; its fields take figures, too. */
function Cropped({ path, file }: { path: ControlProps['path']; file: string }) {
  const { value: focus, setValue } = useField([...path.slice(0, -1), 'focus']);
  const picture = pictures[file];
  if (!picture || !isRecord(focus)) return null;
  const [x, y] = [Number(focus.x), Number(focus.y)];
  const choose = ({ nativeEvent, currentTarget }: MouseEvent<HTMLElement>) => {
    const { offsetX, offsetY } = nativeEvent;
    setValue(findFocus({ x: offsetX, y: offsetY }, currentTarget, picture.img, { x, y }));
  };
  return (
    <Frame onClick={choose}>
      <Photo picture={picture} alt="" sizes={ems(20)} focus={{ x, y }} />
      <Point style={{ insetInlineStart: percents(x), insetBlockStart: percents(y) }} />
    </Frame>
  );
}

const Frame = styled('div')({ position: 'relative', cursor: 'crosshair' });

const Point = styled('span')(({ theme }) => ({
  position: 'absolute',
  inlineSize: theme.vars.space.m,
  blockSize: theme.vars.space.m,
  translate: '-50% -50%',
  border: `${theme.vars.border.strong} solid ${theme.vars.color.action.main}`,
  borderRadius: theme.vars.radius.round,
  // Seen on pictures of every colour.
  outline: `${theme.vars.border.strong} solid ${theme.vars.color.surface.raised}`,
  pointerEvents: 'none',
}));
