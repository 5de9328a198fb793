/** @jsxRuntime classic */
import React, { useState } from 'react';
import { Badge } from 'storybook/internal/components';
import { styled } from 'storybook/theming';
import { modeName } from '../../visual/modes.ts';
import type { Mark, Result, Verdict } from '../../visual/report.ts';
import type { View } from '../../visual/report-folder.ts';
import { Decision } from './Decision.tsx';
import { HiddenText } from './HiddenText.ts';
import { pictureAddress, type ReportFacts } from './messages.ts';
import { PictureDialog } from './PictureDialog.tsx';
import { openVerdicts, viewsOf } from './picture-state.ts';
import { decisionLine, measures } from './words.ts';

interface PictureRowProps {
  picture: Result;
  report: ReportFacts;
  lastReason: string;
  onDecide: (verdict: Mark['verdict'], why: string) => Promise<void>;
}

/** One mode of the story: what the run found, its pictures, and what a person said. */
export function PictureRow({ picture, report, lastReason, onDecide }: PictureRowProps) {
  const [shown, setShown] = useState<View>();
  const { verdict, reason, decision } = picture;
  const name = modeName(picture.mode);
  const views = viewsOf(picture);
  const verdicts = report.isReportOnly ? [] : openVerdicts(picture);
  return (
    <Row>
      <Found>
        <Line>
          <Name>{name}</Name>
          <Badge compact status={LOOKS[verdict]}>
            {verdict}
          </Badge>
          {decision && (
            <Badge compact status={decision.verdict === 'accepted' ? 'positive' : 'negative'}>
              {decision.verdict}
            </Badge>
          )}
        </Line>
        <span>{reason}</span>
        {views.length > 0 && <Quiet>{measures(picture)}</Quiet>}
        {decision && <Quiet>{decisionLine(decision)}</Quiet>}
        <Decision about={name} verdicts={verdicts} lastReason={lastReason} onDecide={onDecide} />
      </Found>
      {views.length > 0 && (
        <Thumbnails>
          {views.map((view) => (
            <Thumbnail key={view} type="button" onClick={() => setShown(view)}>
              <Crop>
                <img src={pictureAddress(view, picture.id, report.id)} alt="" loading="lazy" />
              </Crop>
              <HiddenText>{`${name} `}</HiddenText>
              {view}
            </Thumbnail>
          ))}
        </Thumbnails>
      )}
      {shown && (
        <PictureDialog
          picture={picture}
          report={report.id}
          views={views}
          shown={shown}
          onShow={setShown}
        />
      )}
    </Row>
  );
}

const LOOKS = {
  equal: 'positive',
  skipped: 'neutral',
  changed: 'warning',
  new: 'active',
  gone: 'warning',
  unstable: 'critical',
  failed: 'negative',
} as const satisfies Record<Verdict, string>;

const Row = styled.li(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 15,
  padding: 15,
  borderBlockEnd: `1px solid ${theme.appBorderColor}`,
}));

const Found = styled.div({
  flex: '1 1 240px',
  display: 'grid',
  alignContent: 'start',
  gap: 4,
  overflowWrap: 'anywhere',
});

const Line = styled.div({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 8 });

const Name = styled.h3(({ theme }) => ({
  margin: 0,
  fontSize: theme.typography.size.s2,
  fontWeight: theme.typography.weight.bold,
}));

const Quiet = styled.span(({ theme }) => ({ color: theme.textMutedColor }));

const Thumbnails = styled.div({
  flex: '3 1 360px',
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 240px))',
  alignItems: 'start',
  gap: 8,
});

const Thumbnail = styled.button(({ theme }) => ({
  display: 'grid',
  alignContent: 'start',
  gap: 4,
  padding: 0,
  border: 0,
  background: 'none',
  color: theme.textMutedColor,
  font: 'inherit',
  textAlign: 'start',
  cursor: 'zoom-in',
  '&:focus-visible': { outline: `2px solid ${theme.color.secondary}`, outlineOffset: 2 },
}));

/** The top of a picture over the full width, so that all views of it have the same scale. */
const Crop = styled.span(({ theme }) => ({
  blockSize: 96,
  overflow: 'hidden',
  background: theme.background.app,
  border: `1px solid ${theme.appBorderColor}`,
  borderRadius: theme.appBorderRadius,
  '& img': { display: 'block', inlineSize: '100%' },
}));
