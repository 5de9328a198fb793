/** A decorative sign; the text beside it has the same meaning, and its shape does not need colour. */
export function Icon({ sign }: { sign: string }) {
  return <span aria-hidden="true">{sign}</span>;
}
