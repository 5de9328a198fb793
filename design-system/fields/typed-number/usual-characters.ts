/**
 * A text with the usual characters in the place of others that keyboards and input methods write for them:
 * full-width ones, and the digits and separators of Arabic, Persian and Hindi.
 */
export function toUsualCharacters(text: string): string {
  return text
    .replace(/[\uff01-\uff5e]/g, (wide) => String.fromCharCode(wide.charCodeAt(0) - 0xfee0))
    .replace(/[\u0660-\u0669\u06f0-\u06f9]/g, (digit) => String(digit.charCodeAt(0) % 16))
    .replace(/[\u0966-\u096f]/g, (digit) => String((digit.charCodeAt(0) % 16) - 6))
    .replace(/\u066b/g, ',')
    .replace(/\u066c/g, "'");
}
