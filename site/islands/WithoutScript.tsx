import { Text } from '../../design-system/text/Text/Text.tsx';
import { useText } from '../provider/SiteProvider.tsx';
import { Failure } from './Failure.tsx';

/**
 * What stands before an island that is not alive: that it needs JavaScript, and, kept in a template
 * until `startIslands` shows it, that its files did not come.
 */
export function WithoutScript({ text }: { text: string }) {
  const t = useText();
  return (
    <>
      <noscript>
        <Text>{text}</Text>
      </noscript>
      <template data-failed="">
        <Failure text={t('frame.islandFailed')} />
      </template>
    </>
  );
}
