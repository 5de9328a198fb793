import { useEffect, useState } from 'react';
import { addons, experimental_requestResponse } from 'storybook/manager-api';
import type { Marks } from '../../visual/report.ts';
import { EVENTS, type Outcome, type Question, type StoryPictures } from './messages.ts';

/** The server's answer about a story, or why there is none; nothing while it is on its way. */
export type Answer = { found: StoryPictures } | { problem: string } | undefined;

/** A story's pictures, asked for again whenever the report changed. */
export function usePictures(story: string): Answer {
  const [answer, setAnswer] = useState<Answer>();
  useEffect(() => {
    let isShown = true;
    const ask = async () => {
      const news = await request<Question, StoryPictures>(EVENTS.ask, EVENTS.answer, {
        story,
      }).then(
        (found) => ({ found }),
        (error: Error) => ({ problem: error.message }),
      );
      if (isShown) setAnswer(news);
    };
    ask();
    const channel = addons.getChannel();
    channel.on(EVENTS.changed, ask);
    return () => {
      isShown = false;
      channel.off(EVENTS.changed, ask);
    };
  }, [story]);
  return answer;
}

/** Has the server carry out marks. Throws what it has against all of them. */
export function decide(marks: Marks): Promise<Outcome> {
  return request<Marks, Outcome>(EVENTS.decide, EVENTS.decided, marks);
}

function request<Payload, Answer>(
  question: string,
  reply: string,
  payload: Payload,
): Promise<Answer> {
  return experimental_requestResponse<Payload, Answer>(
    addons.getChannel(),
    question,
    reply,
    payload,
    PATIENCE,
  );
}

/** Milliseconds: many baselines take their time, and a stopped server never answers. */
const PATIENCE = 30_000;
