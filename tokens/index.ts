export {
  type Brand,
  brandTokens,
  darkTokens,
  type Scheme,
  type Tokens,
  tokenCatalogue,
} from './dist/tokens.ts';
