import { Button } from '../../design-system/Button/Button.tsx';
import { Text } from '../../design-system/Text/Text.tsx';
import { homePath } from '../frame/section-links.ts';
import { BothLanguages } from './BothLanguages.tsx';

/** What a visitor sees at an address that leads nowhere. */
export function NotFoundView() {
  return (
    <BothLanguages
      say={(t, locale) => (
        <>
          <Text variant="title" as="h1">
            {t('notFound.title')}
          </Text>
          <Text variant="lead">{t('notFound.text')}</Text>
          <Button href={homePath(locale)}>{t('notFound.link')}</Button>
        </>
      )}
    />
  );
}
