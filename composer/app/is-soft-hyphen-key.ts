/**
 * Whether a key stands for a soft hyphen: Alt and the hyphen, which types an en dash on a Mac. The
 * place of the key says nothing: where `-` is on an English keyboard, a German one has `ß`.
 */
export function isSoftHyphenKey({ altKey, key }: Pick<KeyboardEvent, 'altKey' | 'key'>): boolean {
  return altKey && (key === '-' || key === '–');
}
