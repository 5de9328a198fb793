import { Button } from '@fernblick/design-system/Button';
import { CurrencyField } from '@fernblick/design-system/CurrencyField';
import { fontFaceCss } from '@fernblick/design-system/fonts';
import { GlobalStyle } from '@fernblick/design-system/GlobalStyle';
import { Scene } from '@fernblick/design-system/Scene';
import { Table } from '@fernblick/design-system/Table';
import { bars } from '@fernblick/design-system/Table/bars';
import { Text } from '@fernblick/design-system/Text';
import { createBrandTheme } from '@fernblick/design-system/theme';
import { ThemeProvider } from '@mui/material/styles';
import { useState } from 'react';

const theme = createBrandTheme('fernblick-wohnen');

const COSTS = [
  { header: 'Building loan', cells: ['900 €'], bar: { end: 900 } },
  { header: 'Heating', cells: ['140 €'], bar: { end: 140 } },
];

/** An application of another team: a page of the sister brand, which renders on a server and hydrates. */
export function App() {
  const [rent, setRent] = useState(1_200);
  return (
    <ThemeProvider theme={theme}>
      <style>{fontFaceCss}</style>
      <GlobalStyle />
      <main style={{ padding: 24, display: 'grid', gap: 24, maxWidth: 640 }}>
        <Text variant="title" component="h1">
          Rent or buy?
        </Text>
        <Scene name="bench" />
        <CurrencyField
          label="Rent"
          value={rent}
          format={(euros) => `${euros} €`}
          placeholder="0 €"
          unreadableText={(text) => `We cannot read “${text}” as one number.`}
          onValueChange={setRent}
        />
        <Table
          variant={bars}
          caption="A month as an owner"
          columns={['Item', 'Euros']}
          rows={COSTS}
        />
        <Button variant="glow" onClick={() => setRent(rent / 2)}>
          Half of it
        </Button>
      </main>
    </ThemeProvider>
  );
}
