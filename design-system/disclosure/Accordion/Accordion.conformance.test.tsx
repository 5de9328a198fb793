import { createRenderer } from '@mui/internal-test-utils';
import { ThemeProvider } from '@mui/material/styles';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { createBrandTheme } from '../../theme.ts';
import { Accordion } from './Accordion.tsx';

const { render } = createRenderer();
const theme = createBrandTheme('fernblick');

describe('an accordion with a limit of two on a phone and three on a computer', () => {
  it.each([
    { items: 2, width: 360, offersMore: false },
    { items: 3, width: 360, offersMore: true },
    { items: 3, width: 1264, offersMore: false },
    { items: 4, width: 1264, offersMore: true },
  ])('with $items items at $width px: more is offered: $offersMore', async (sample) => {
    await page.viewport(sample.width, 800);
    render(<Limited items={sample.items} />);
    expect(page.getByRole('button', { name: 'More' }).query() !== null).toBe(sample.offersMore);
  });

  it('offers no more once a list has become shorter', () => {
    const { setProps } = render(<Limited items={4} />);
    setProps({ items: 2 });
    expect(page.getByRole('button', { name: 'More' }).query()).toBeNull();
  });
});

function Limited({ items }: { items: number }) {
  return (
    <ThemeProvider theme={theme}>
      <Accordion
        items={Array.from({ length: items }, (_, at) => ({
          id: `item-${at}`,
          heading: `Item ${at}`,
          content: `Text ${at}`,
        }))}
        limit={{ compact: 2, wide: 3, moreLabel: 'More', lessLabel: 'Less' }}
      />
    </ThemeProvider>
  );
}
