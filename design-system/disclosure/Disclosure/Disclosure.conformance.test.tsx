import { createRenderer } from '@mui/internal-test-utils';
import { useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Disclosure, type DisclosureProps } from './Disclosure.tsx';

const { render } = createRenderer();
const hear = vi.fn();

afterEach(() => hear.mockClear());

describe('a disclosure that the visitor opens and closes', () => {
  it('tells each time', async () => {
    const { user } = render(<Heard summary="One" />);
    await expectTold(() => user.click(find('One')), [true]);
    await expectTold(() => user.click(find('One')), [true, false]);
  });

  it.each([
    ['defaultExpanded', { defaultExpanded: true }],
    ['the attribute open', { open: true }],
    ['expanded', { expanded: true }],
  ])('tells nothing of what it begins with by %s', async (_, begun) => {
    const { user } = render(<Heard summary="One" {...begun} />);
    await expectTold(async () => {}, []);
    await expectTold(() => user.click(find('One')), [false]);
    await expectTold(() => user.click(find('One')), [false, true]);
  });
});

describe('a disclosure that its parent opens and closes', () => {
  it('tells nothing of it', async () => {
    const { setProps } = render(<Heard summary="One" expanded={false} />);
    await expectTold(async () => setProps({ expanded: true }), []);
    await expectTold(async () => setProps({ expanded: false }), []);
  });

  it('is one of a set of which one is open', async () => {
    const { user } = render(<Panels />);
    await expectTold(() => user.click(find('One')), ['One', true]);
    await expectTold(() => user.click(find('Two')), ['One', true, 'Two', true]);
    expect(listOpen()).toEqual(['Two']);
    await expectTold(() => user.click(find('Two')), ['One', true, 'Two', true, 'Two', false]);
    expect(listOpen()).toEqual([]);
  });
});

function Heard(props: DisclosureProps) {
  return <Disclosure {...props} onChange={(_, open) => hear(open)} />;
}

/** As MUI's documentation controls accordions. */
function Panels() {
  const [panel, setPanel] = useState<string | false>(false);
  return ['One', 'Two', 'Three'].map((name) => (
    <Disclosure
      key={name}
      summary={name}
      expanded={panel === name}
      onChange={(_, open) => {
        hear(name, open);
        setPanel(open ? name : false);
      }}
    />
  ));
}

/** A browser tells of what opened after everything else. */
async function expectTold(act: () => Promise<void>, told: readonly unknown[]): Promise<void> {
  await act();
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(hear.mock.calls.flat()).toEqual(told);
}

function find(summary: string): Element {
  const found = [...document.querySelectorAll('summary')].find((one) => one.innerText === summary);
  if (!found) throw new Error(`There is no ${summary}`);
  return found;
}

function listOpen(): string[] {
  return [...document.querySelectorAll<HTMLElement>('details[open] > summary')].map(
    (summary) => summary.innerText,
  );
}
