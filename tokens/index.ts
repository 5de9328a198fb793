export { type Brand, brandTokens, type Tokens, tokenCatalogue } from './dist/tokens.ts';
