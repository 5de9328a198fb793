import { useSite } from '../../site/provider/SiteProvider.tsx';
import words from './mui-words.json' with { type: 'json' };

/** Words for the samples of MUI's components, German ones as long as they are in real life. */
export function useMuiWords() {
  return words[useSite().locale];
}
