/** A sentence in which names of code stand between backticks. */
export function Prose({ children }: { children: string }) {
  return children.split('`').map((part, at) => {
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts never change places
    return at % 2 === 1 ? <code key={at}>{part}</code> : part;
  });
}
