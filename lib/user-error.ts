/** An error whose message is meant for the person who ran the command. It is printed without a stack. */
export class UserError extends Error {}
