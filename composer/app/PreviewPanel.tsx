import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { useId, useState } from 'react';
import { Text } from '../../design-system/text/Text/Text.tsx';
import { keysOf } from '../../lib/objects.ts';
import { brands } from '../../site/content/brands/index.ts';
import { LOCALES, type Locale } from '../../site/i18n/locales.ts';
import { LANGUAGE_NAMES } from '../../site/layout/language-names.ts';
import { type Brand, brandTokens } from '../../tokens/index.ts';
import type { DraftLanding } from '../draft/draft.ts';
import { Input, Select } from './inputs.tsx';
import { Panel, Row } from './layout.tsx';
import { PreviewFrame } from './PreviewFrame.tsx';
import { SearchAndSocial } from './SearchAndSocial.tsx';

/** The page of the draft at any width, and what search engines and networks show of it. */
export function PreviewPanel({ landing }: { landing: DraftLanding }) {
  const [view, setView] = useState<'page' | 'card'>('page');
  const [locale, setLocale] = useState<Locale>('en');
  const [brand, setBrand] = useState<Brand>('fernblick');
  const [width, setWidth] = useState(360);
  const widths = useId();
  return (
    <Panel aria-labelledby="preview">
      <Text variant="label" component="h2" id="preview">
        Preview
      </Text>
      <Row>
        <Select
          id="preview-language"
          label="Language"
          value={locale}
          options={LOCALES.map((value) => [value, LANGUAGE_NAMES[value]])}
          onChange={setLocale}
        />
        <Select
          id="preview-brand"
          label="Brand"
          value={brand}
          options={keysOf(brands).map((value) => [value, brands[value].name])}
          onChange={setBrand}
        />
        <Input
          id="preview-width"
          label="Width"
          type="number"
          slotProps={{ htmlInput: { list: widths, min: NARROWEST, max: WIDEST } }}
          value={width}
          onChange={(typed) => setWidth(Number(typed))}
        />
        <datalist id={widths}>
          {WIDTHS.map((known) => (
            <option key={known} value={known} />
          ))}
        </datalist>
      </Row>
      <Tabs value={view} aria-label="What is previewed" onChange={(_event, next) => setView(next)}>
        <Tab value="page" label="Page" id="preview-page" aria-controls="preview-view" />
        <Tab
          value="card"
          label="Search and social"
          id="preview-card"
          aria-controls="preview-view"
        />
      </Tabs>
      <div role="tabpanel" id="preview-view" aria-labelledby={`preview-${view}`}>
        {view === 'page' ? (
          <PreviewFrame locale={locale} brand={brand} width={Math.max(width, NARROWEST)} />
        ) : (
          <SearchAndSocial landing={landing} locale={locale} brand={brand} />
        )}
      </div>
    </Panel>
  );
}

const NARROWEST = 320;
const WIDEST = 3840;

/** The narrowest phones, and where layouts change. */
const WIDTHS: readonly number[] = [
  NARROWEST,
  360,
  ...Object.values(brandTokens.fernblick.breakpoint),
];
