import MuiGlobalStyles from '@mui/material/GlobalStyles';
import { Text } from '../../design-system/text/Text/Text.tsx';
import { Failure } from './Failure.tsx';

/**
 * What stands before an island that is not alive: that it needs JavaScript, and, kept in a template
 * until `sayFailed` shows it, that its files did not come.
 */
export function WithoutScript({ text }: { text: string }) {
  return (
    <>
      <MuiGlobalStyles styles={inactiveControls} />
      <noscript>
        <Text>{text}</Text>
      </noscript>
      <template data-failed="">
        <Failure message="frame.islandFailed" />
      </template>
    </>
  );
}

/**
 * Controls look inactive while nothing listens to them: without script, and until the page's own has come.
 * What is entered before is kept all the same. Only their colour goes, not their contrast.
 */
const inactiveControls = {
  '[data-island]:not([data-listening]) :is(fieldset, .MuiSlider-root, :has(> input, > select), button:not([popovertarget]))':
    { filter: 'grayscale(1)', cursor: 'default' },
  // A finger that scrolls over a slider would set it: only a script can take that back.
  '@media (pointer: coarse)': {
    '[data-island]:not([data-listening]) [type="range"]': { pointerEvents: 'none' },
  },
};
