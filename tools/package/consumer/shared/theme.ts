import { createBrandTheme, defineBrand } from '@fernblick/design-system';

/** The brand of another team, which also changes what MUI calls primary, and has a switch for the dark. */
export const theme = createBrandTheme(defineBrand({ deep: '#0057b8', glow: '#ffb000' }), {
  palette: { primary: { main: '#8b0000' } },
  cssVariables: { colorSchemeSelector: 'class' },
  components: { MuiButton: { styleOverrides: { root: { letterSpacing: 1 } } } },
});
