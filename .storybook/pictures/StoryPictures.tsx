/** @jsxRuntime classic */
import React, { useState } from 'react';
import { styled } from 'storybook/theming';
import { counted } from '../../visual/counted.ts';
import type { Mark, Result } from '../../visual/report.ts';
import { Decision } from './Decision.tsx';
import type { StoryPictures as Pictures } from './messages.ts';
import { PictureRow } from './PictureRow.tsx';
import { isUndecided, marksOf } from './picture-state.ts';
import { decide } from './use-pictures.ts';
import { reportLine } from './words.ts';

/** All pictures of a story, each with its decision, and one decision for all of them. */
export function StoryPictures({ report, pictures, undecided }: Pictures) {
  const [lastReason, setLastReason] = useState('');
  const [news, setNews] = useState<string[]>([]);
  const open = pictures.filter(isUndecided);

  const carryOut = async (decided: readonly Result[], verdict: Mark['verdict'], why: string) => {
    setLastReason(why);
    setNews(
      await decide(marksOf(report.id, decided, verdict, why)).then(
        ({ done, refused }) => [
          ...(done.length > 0 ? [`${counted(done.length, 'picture')} ${verdict}.`] : []),
          ...refused.map(({ id, why }) => `${id.slice(id.indexOf('.') + 1)}: ${why}`),
        ],
        (error: Error) => [error.message],
      ),
    );
  };

  return (
    <>
      <Head>
        <Facts>
          <strong>{open.length > 0 ? `${open.length} to decide` : 'Nothing to decide'}</strong>
          <span>{reportLine(report)}</span>
          {undecided > open.length && (
            <span>
              {undecided} to decide in all stories: <code>npm run visual:review</code>
            </span>
          )}
          {report.isReportOnly && <span>{REPORT_ONLY}</span>}
        </Facts>
        <Decision
          about={`all ${open.length}`}
          isNamed
          verdicts={open.length > 1 && !report.isReportOnly ? ['accepted', 'rejected'] : []}
          lastReason={lastReason}
          onDecide={(verdict, why) => carryOut(open, verdict, why)}
        />
        <News role="status">
          {news.map((line) => (
            <p key={line}>{line}</p>
          ))}
        </News>
      </Head>
      <List>
        {pictures.map((picture) => (
          <PictureRow
            key={picture.id}
            picture={picture}
            report={report}
            lastReason={lastReason}
            onDecide={(verdict, why) => carryOut([picture], verdict, why)}
          />
        ))}
      </List>
    </>
  );
}

const REPORT_ONLY =
  'Another browser than the pinned one took these pictures: nothing can be accepted.';

const Head = styled.header(({ theme }) => ({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: 1,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: 15,
  padding: '8px 15px',
  background: theme.background.content,
  borderBlockEnd: `1px solid ${theme.appBorderColor}`,
}));

const Facts = styled.div(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 15px',
  minBlockSize: 28,
  color: theme.textMutedColor,
  '& strong': { color: theme.color.defaultText },
  '& code': { color: theme.color.defaultText, fontFamily: theme.typography.fonts.mono },
}));

/** Always there, because screen readers announce only what changes inside. */
const News = styled.div({ flexBasis: '100%', '& p': { margin: '4px 0' } });

const List = styled.ul({ margin: 0, padding: 0, listStyle: 'none' });
