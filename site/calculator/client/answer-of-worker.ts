/**
 * Gives a worker one question, waits until a message of it is the answer, and ends it. Ending it is
 * the only way to stop a calculation, so every question has a worker of its own.
 * @param read the answer in a message; `undefined` while there is none yet
 * @throws when the worker fails, or when `signal` cancels it
 */
export async function answerOfWorker<Message, Answer>(
  worker: Worker,
  question: unknown,
  read: (message: Message) => Answer | undefined,
  signal: AbortSignal,
): Promise<Answer> {
  const { promise, resolve, reject } = Promise.withResolvers<Answer>();
  worker.addEventListener('message', ({ data }: MessageEvent<Message>) => {
    const answer = read(data);
    if (answer !== undefined) resolve(answer);
  });
  worker.addEventListener('error', ({ message }) => reject(new Error(message)));
  signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  worker.postMessage(question);
  return promise.finally(() => worker.terminate());
}
