/** @jsxRuntime classic */
import React from 'react';
import { AddonPanel, Code, EmptyTabContent } from 'storybook/internal/components';
import { useStorybookState } from 'storybook/manager-api';
import { StoryPictures } from './StoryPictures.tsx';
import { usePictures } from './use-pictures.ts';

/** The panel: what the last picture run says about the story on show, and where to accept it. */
export function PicturesPanel({ active = false }: { active?: boolean }) {
  const { storyId } = useStorybookState();
  if (!active) return null;
  return (
    <AddonPanel active>
      {isServed() ? <LivePictures key={storyId} story={storyId} /> : <NotServed />}
    </AddonPanel>
  );
}

function LivePictures({ story }: { story: string }) {
  const answer = usePictures(story);
  if (!answer) return null;
  if ('problem' in answer) {
    return <EmptyTabContent title="No pictures to show" description={answer.problem} />;
  }
  if (answer.found.pictures.length === 0) {
    return (
      <EmptyTabContent
        title="The last report has no picture of this story"
        description={
          <>
            Take one with <Code>npm run visual</Code>
          </>
        }
      />
    );
  }
  // A newer report closes what is open: nobody may sign a picture that came while they typed.
  return <StoryPictures key={answer.found.report.id} {...answer.found} />;
}

function NotServed() {
  return (
    <EmptyTabContent
      title="This is a built workbench"
      description={
        <>
          Pictures are compared and accepted where the code is: <Code>npm run dev</Code>
        </>
      }
    />
  );
}

/** A built workbench is only files: nobody answers there. */
function isServed(): boolean {
  return (globalThis as { CONFIG_TYPE?: string }).CONFIG_TYPE === 'DEVELOPMENT';
}
