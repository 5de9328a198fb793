import type { Channel } from 'storybook/internal/channels';
import type { RequestData, ResponseData } from 'storybook/internal/core-events';
import { experimental_getStatusStore } from 'storybook/internal/core-server';
import { Mendable } from '../../tools/project.ts';
import { decide } from '../../visual/decide.ts';
import { carryOut, storyPictures } from './answers.ts';
import { currentReport, watchReport } from './current-report.ts';
import { EVENTS, PICTURES } from './messages.ts';
import { storyStatuses } from './story-status.ts';

/**
 * Answers the panel's questions, carries out its decisions, and keeps the dots in the sidebar true.
 * @param host the address that the workbench was told to listen on, if it was told one
 */
export async function answerPanel(channel: Channel, host: string | undefined): Promise<void> {
  const dots = experimental_getStatusStore(PICTURES);
  const refresh = async () => {
    const results = await currentReport().then(
      (report) => report.results,
      () => [],
    );
    dots.unset();
    dots.set(storyStatuses(results));
    channel.emit(EVENTS.changed);
  };

  answer(channel, EVENTS.ask, EVENTS.answer, async (question) =>
    storyPictures(await currentReport(), question),
  );
  answer(channel, EVENTS.decide, EVENTS.decided, async (marks) => {
    const outcome = await carryOut(marks, { report: await currentReport(), host, decide });
    await refresh();
    return outcome;
  });
  // A browser that starts slowly gives up waiting for the sidebar's state; setting it reaches it.
  channel.on(EVENTS.hello, refresh);
  watchReport(refresh);
  await refresh();
}

/** A failure reaches the panel as words; what nobody foresaw is shown in the terminal too. */
function answer<Payload>(
  channel: Channel,
  question: string,
  reply: string,
  find: (payload: unknown) => Promise<Payload>,
): void {
  channel.on(question, async ({ id, payload }: RequestData<unknown>) => {
    const response: ResponseData<Payload> = await find(payload).then(
      (found) => ({ id, success: true, error: null, payload: found }),
      (error: Error) => {
        if (!(error instanceof Mendable)) console.error(error);
        return { id, success: false, error: error.message };
      },
    );
    channel.emit(reply, response);
  });
}
