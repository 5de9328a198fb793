/** Nothing: what it shows is the same on every landing. */
export type SocialProofData = Record<never, never>;
