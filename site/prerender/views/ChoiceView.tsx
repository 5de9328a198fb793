import { Button } from '../../../design-system/actions/Button/Button.tsx';
import { Text } from '../../../design-system/text/Text/Text.tsx';
import { homePath } from '../../layout/section-links.ts';
import { BothLanguages } from './BothLanguages.tsx';

/** The page at `/`: a link to the home page in each language. */
export function ChoiceView() {
  return (
    <BothLanguages
      parts={2}
      say={(t, locale) => (
        <>
          <Text variant="title" as="h1">
            {t('choice.title')}
          </Text>
          <Button href={homePath(locale)} size="hero">
            {t('choice.link')}
          </Button>
        </>
      )}
    />
  );
}
