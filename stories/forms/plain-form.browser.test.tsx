import { describe, expect, it } from 'vitest';
import { openWithoutScript } from '../../design-system/disclosure/without-script.fixture.tsx';
import { EveryField } from './EveryField.tsx';

const ADDRESS = 'https://form.test/';
const UNCHANGED = 'name=Mara+Winter&once=10000&fee=0.2&monthly=300&country=AT&interval=monthly';

describe('a form in a page without JavaScript', () => {
  const size = { width: 480, height: 1200 };
  const getPage = openWithoutScript(<EveryField action={ADDRESS} />, size);
  const getReadOnly = openWithoutScript(<EveryField readOnly action={ADDRESS} />, size);

  it('posts what the fields show, in digits that a server reads', async () => {
    expect(await send(getPage())).toBe(`${UNCHANGED}&church=yes`);
  });

  it('posts what somebody answers', async () => {
    const page = getPage();
    await page.getByLabel('One-time contribution').fill('25000');
    await page.getByLabel('Fee per year').fill('0.35');
    await page.getByRole('slider').press('ArrowRight');
    await page.getByLabel('Country').selectOption('DE');
    await page.getByText('Yearly').click();
    await page.getByText('I pay church tax').click();
    expect(await send(page)).toBe(
      'name=Mara+Winter&once=25000&fee=0.35&monthly=350&country=DE&interval=yearly',
    );
  });

  it('does not post a number that cannot be', async () => {
    const fee = getPage().getByLabel('Fee per year');
    await fee.fill('7');
    await getPage().getByRole('button', { name: 'Send' }).click();
    expect(await fee.evaluate((input) => input.matches(':invalid:focus'))).toBe(true);
  });

  it('posts what is read only, each value once', async () => {
    await getReadOnly().getByText('Yearly').click({ force: true });
    expect(await send(getReadOnly())).toBe(`${UNCHANGED}&church=yes`);
  });
});

/** The query that the form asks for. */
async function send(page: ReturnType<ReturnType<typeof openWithoutScript>>): Promise<string> {
  await page.route(`${ADDRESS}**`, (route) => route.fulfill({ body: '' }));
  const asked = page.waitForRequest(`${ADDRESS}**`);
  await page.getByRole('button', { name: 'Send' }).click();
  return new URL((await asked).url()).search.slice(1);
}
