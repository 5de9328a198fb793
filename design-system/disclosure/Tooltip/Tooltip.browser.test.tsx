import { describe, expect, it } from 'vitest';
import { openWithoutScript } from '../without-script.fixture.tsx';
import { Tooltip } from './Tooltip.tsx';

describe('a tooltip in a page without JavaScript', () => {
  const getPage = openWithoutScript(
    <p>
      ETF cost
      <Tooltip label="More about ETF cost">What the ETFs themselves cost in a year.</Tooltip>
    </p>,
    { width: 320, height: 480 },
  );

  it('opens at a click and fits a narrow phone', async () => {
    await getPage().getByRole('button', { name: 'More about ETF cost' }).click();
    const box = await getPage().getByRole('tooltip').boundingBox();
    expect(box?.x).toBeGreaterThanOrEqual(0);
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(320);
  });

  it('opens at a key and closes at Esc', async () => {
    const { keyboard } = getPage();
    const tooltip = getPage().getByRole('tooltip');
    await keyboard.press('Tab');
    await keyboard.press('Enter');
    expect(await tooltip.isVisible()).toBe(true);
    await keyboard.press('Escape');
    expect(await tooltip.isVisible()).toBe(false);
  });

  it('closes at a click elsewhere', async () => {
    await getPage().getByRole('button').click();
    await getPage().mouse.click(10, 470);
    expect(await getPage().getByRole('tooltip').isVisible()).toBe(false);
  });
});
