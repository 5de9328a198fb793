/** The mark of a legal field that has not been filled in yet. */
export const PLACEHOLDER = '‹to be filled›';
