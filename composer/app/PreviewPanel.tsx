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
import { Panel, Row, SmallInput, SmallSelect } from './layout.tsx';
import { PreviewFrame } from './PreviewFrame.tsx';
import { SearchAndSocial } from './SearchAndSocial.tsx';

/** The page of the draft at any width, and what search engines and networks show of it. */
export function PreviewPanel({ landing }: { landing: DraftLanding }) {
  const [view, setView] = useState<'page' | 'card'>('page');
  const [locale, setLocale] = useState<Locale>('en');
  const [brand, setBrand] = useState<Brand>('fernblick');
  const [width, setWidth] = useState(360);
  const id = useId();
  return (
    <Panel aria-labelledby={`${id}-heading`}>
      <Text variant="label" component="h2" id={`${id}-heading`}>
        Preview
      </Text>
      <Row>
        <SmallSelect
          aria-label="Language of the preview"
          value={locale}
          options={LOCALES.map((value) => ({ value, label: LANGUAGE_NAMES[value] }))}
          onChange={setLocale}
        />
        <SmallSelect
          aria-label="Brand of the preview"
          value={brand}
          options={keysOf(brands).map((value) => ({ value, label: brands[value].name }))}
          onChange={setBrand}
        />
        <label htmlFor={`${id}-width`}>Width</label>
        <SmallInput
          id={`${id}-width`}
          type="number"
          list={`${id}-widths`}
          min={NARROWEST}
          max={WIDEST}
          value={width}
          onChange={({ target }) => setWidth(Number(target.value))}
        />
        <datalist id={`${id}-widths`}>
          {WIDTHS.map((known) => (
            <option key={known} value={known} />
          ))}
        </datalist>
      </Row>
      <Tabs value={view} aria-label="What is previewed" onChange={(_event, next) => setView(next)}>
        <Tab value="page" label="Page" id={`${id}-page`} aria-controls={`${id}-view`} />
        <Tab
          value="card"
          label="Search and social"
          id={`${id}-card`}
          aria-controls={`${id}-view`}
        />
      </Tabs>
      <div role="tabpanel" id={`${id}-view`} aria-labelledby={`${id}-${view}`}>
        {view === 'page' ? (
          <PreviewFrame
            landing={landing}
            locale={locale}
            brand={brand}
            width={Math.max(width, NARROWEST)}
          />
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
