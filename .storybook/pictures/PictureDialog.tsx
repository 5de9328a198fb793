/** @jsxRuntime classic */
import React from 'react';
import { Button, Modal } from 'storybook/internal/components';
import { styled } from 'storybook/theming';
import { modeName } from '../../visual/modes.ts';
import type { Result } from '../../visual/report.ts';
import type { View } from '../../visual/report-folder.ts';
import { pictureAddress } from './messages.ts';

interface PictureDialogProps {
  picture: Result;
  report: string;
  views: readonly View[];
  shown: View;
  /** Told nothing, it closes. */
  onShow: (view?: View) => void;
}

/** A picture in its own pixels, to be switched between its views in place. */
export function PictureDialog({ picture, report, views, shown, onShow }: PictureDialogProps) {
  const name = modeName(picture.mode);
  return (
    <Modal
      open
      ariaLabel={`${picture.title}, ${picture.name}, ${name}`}
      width="94vw"
      height="94vh"
      onOpenChange={(isOpen) => isOpen || onShow()}
    >
      <Frame>
        <Bar>
          <strong>{`${picture.title} / ${picture.name}`}</strong>
          <span>{name}</span>
          <Views role="group" aria-label="View">
            {views.map((view) => (
              <Button
                key={view}
                size="small"
                variant={view === shown ? 'solid' : 'outline'}
                ariaLabel={false}
                aria-pressed={view === shown}
                onClick={() => onShow(view)}
              >
                {view}
              </Button>
            ))}
          </Views>
          <Close size="small" variant="ghost" ariaLabel={false} onClick={() => onShow()}>
            Close
          </Close>
        </Bar>
        <Ground tabIndex={0}>
          <img src={pictureAddress(shown, picture.id, report)} alt={`${shown}, ${name}`} />
        </Ground>
      </Frame>
    </Modal>
  );
}

const Frame = styled.div({ display: 'flex', flexDirection: 'column', blockSize: '94vh' });

const Bar = styled.div(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 8,
  padding: 10,
  borderBlockEnd: `1px solid ${theme.appBorderColor}`,
}));

const Views = styled.div({ display: 'flex', gap: 8 });

const Close = styled(Button)({ marginInlineStart: 'auto' });

const Ground = styled.div(({ theme }) => ({
  flex: 1,
  overflow: 'auto',
  padding: 20,
  background: theme.background.app,
  '& img': {
    display: 'block',
    marginInline: 'auto',
    boxShadow: `0 0 0 1px ${theme.appBorderColor}`,
  },
}));
