export {
  type Brand,
  brandSteps,
  brandTokens,
  type DarkTokens,
  darkTokens,
  type Scheme,
  type Tokens,
  tokenCatalogue,
} from './dist/tokens.ts';
