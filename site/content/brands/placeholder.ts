/** The mark of a legal field that nobody has filled in yet. */
export const PLACEHOLDER = '‹to be filled›';
