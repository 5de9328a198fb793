import { useState } from 'react';
import { Text } from '../../design-system/text/Text/Text.tsx';
import { keysOf } from '../../lib/objects.ts';
import { brands } from '../../site/content/brands/index.ts';
import { LOCALES } from '../../site/i18n/locales.ts';
import { type Brand, brandTokens } from '../../tokens/index.ts';
import { LANGUAGES } from '../draft/describe-field.ts';
import type { DraftLanding } from '../draft/draft.ts';
import { Choice } from './inputs.tsx';
import { Pair, Panel, Row } from './layout.tsx';
import { PreviewFrame } from './PreviewFrame.tsx';
import { SearchAndSocial } from './SearchAndSocial.tsx';

/** The page of the draft at any breakpoint, and what search engines and networks show of it. */
export function PreviewPanel({ landing }: { landing: DraftLanding }) {
  const [view, setView] = useState<'page' | 'card'>('page');
  const [shown, setShown] = useState<'both' | keyof typeof LANGUAGES>('both');
  const [brand, setBrand] = useState<Brand>('fernblick');
  const [width, setWidth] = useState(PHONE);
  const locales = LOCALES.filter((locale) => shown === 'both' || shown === locale);
  return (
    <Panel aria-labelledby="preview">
      <Text variant="label" component="h2" id="preview">
        Preview
      </Text>
      <Row>
        <Choice
          label="What is previewed"
          value={view}
          options={[
            ['page', 'Page'],
            ['card', 'Search and social'],
          ]}
          onChange={setView}
        />
        <Choice
          label="Language"
          value={shown}
          options={[...LOCALES.map((locale) => [locale, LANGUAGES[locale]] as const), BOTH]}
          onChange={setShown}
        />
        <Choice
          label="Brand"
          value={brand}
          options={keysOf(brands).map((value) => [value, brands[value].name])}
          onChange={setBrand}
        />
        {view === 'page' && (
          <Choice
            label="Width"
            value={width}
            options={WIDTHS.map((known) => [known, String(known)])}
            onChange={setWidth}
          />
        )}
      </Row>
      <Pair>
        {locales.map((locale) =>
          view === 'page' ? (
            <PreviewFrame key={locale} locale={locale} brand={brand} width={width} />
          ) : (
            <SearchAndSocial key={locale} landing={landing} locale={locale} brand={brand} />
          ),
        )}
      </Pair>
    </Panel>
  );
}

const BOTH = ['both', 'Both'] as const;

const PHONE: number = 360;

/** The narrowest phones, and where layouts change. */
const WIDTHS = [320, PHONE, ...Object.values(brandTokens.fernblick.breakpoint)].toSorted(
  (one: number, other: number) => one - other,
);
