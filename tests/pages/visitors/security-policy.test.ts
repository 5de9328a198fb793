import { reportRefusals } from '../support/refusals.ts';
import { test } from '../support/visit.ts';
import { answerAnonymously, consentDialog, HOMES } from './visitor.ts';

test.for(HOMES)(
  'the security policy refuses nothing that asks for consent on $path',
  async ({ path, words }, { visit, expect }) => {
    const { page, problems } = await visit(path, {
      before: async (page) => {
        await answerAnonymously(page);
        await reportRefusals(page);
      },
    });
    await consentDialog(page).waitFor();
    await consentDialog(page).getByRole('button', { name: words['consent.choose'] }).click();
    const settings = page.locator('#cc-main .pm');
    await settings.getByRole('button', { name: words['consent.save'] }).click();
    await settings.waitFor({ state: 'hidden' });
    expect(problems).toEqual([]);
    const written = page.evaluate("document.body.innerHTML = '<p>'");
    await expect(written).rejects.toThrow('TrustedHTML');
  },
);
