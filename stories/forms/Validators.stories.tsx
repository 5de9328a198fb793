import preview from '../../.storybook/preview.tsx';
import { Text } from '../../design-system/text/Text/Text.tsx';
import { keysOf } from '../../lib/objects.ts';
import { EXAMPLES } from '../../site/forms/validator-examples.ts';
import { validators } from '../../site/forms/validators.ts';
import { configurePictures } from '../../visual/plan/modes.ts';

/** The rules that any form may use for what somebody types, each with what it accepts and refuses. */
const meta = preview.meta({
  title: 'Forms/Validators',
  render: () => (
    <dl style={{ overflowWrap: 'anywhere' }}>
      {keysOf(validators).map((name) => (
        <div key={name}>
          <Text component="dt" variant="subtitle">
            {name}
          </Text>
          <Text component="dd">Accepts {quote(EXAMPLES[name].accepts)}</Text>
          <Text component="dd">Refuses {quote(EXAMPLES[name].refuses)}</Text>
        </div>
      ))}
    </dl>
  ),
});

export default meta;

export const Examples = meta.story({ parameters: configurePictures({ widths: [] }) });

function quote(texts: readonly string[]): string {
  return texts.map((text) => `“${text}”`).join(' ');
}
