import CssBaseline from '@mui/material/CssBaseline';

/** The few rules that hold for every page and every story: MUI's, and what the theme adds to them. */
export function GlobalStyle() {
  return <CssBaseline />;
}
