/** A text with the usual characters in the place of the full-width ones of an Asian input method. */
export function toUsualCharacters(text: string): string {
  return text.replace(/[\uff01-\uff5e]/g, (wide) =>
    String.fromCharCode(wide.charCodeAt(0) - 0xfee0),
  );
}
