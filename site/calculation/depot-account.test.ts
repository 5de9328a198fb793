import { describe, expect, test } from 'vitest';
import { NOTHING } from './account.ts';
import { DepotAccount, type DepotRules } from './depot-account.ts';

// A quarter of everything gained is tax, and the price doubles each year: sums for a pencil.
const RULES: DepotRules = {
  orderFee: 0,
  assetFee: 0,
  rebalancedShare: 0,
  taxRate: 0.25,
  taxedShare: 1,
  allowance: 0,
  withholdsTax: true,
  taxesRebalancing: true,
  taxesExit: true,
};

describe('the exit', () => {
  test('is taxed on the gain', () => {
    expect(accountAfterYear().exit()).toMatchObject({
      paid: 1000,
      gross: near(2000),
      withdrawalTax: near(250),
      net: near(1750),
    });
  });

  test('leaves the exempt share and the allowance untaxed', () => {
    const { withdrawalTax } = accountAfterYear({ taxedShare: 0.7, allowance: 100 }).exit();
    expect(withdrawalTax).toBeCloseTo(0.25 * (700 - 100), 8);
  });

  test('pays an order fee, and so did the purchase', () => {
    const outcome = accountAfterYear({ orderFee: 0.1 }).exit();
    expect(outcome.gross).toBeCloseTo(1800, 8);
    expect(outcome.brokerageFee).toBeCloseTo(100 + 180, 8);
    // The fee of the purchase is part of the cost.
    expect(outcome.withdrawalTax).toBeCloseTo(0.25 * (1620 - 1000), 8);
  });

  test('is free after a loss, which refunds no tax of an earlier year', () => {
    const account = accountAfterYear({ orderFee: 0.1 }, 1.1);
    account.beginYear(0.1);
    account.invest(22.5, 1);
    expect(account.exit()).toMatchObject({ withholdingTax: near(22.5), withdrawalTax: 0 });
  });

  test('has the allowance of its own year, whatever January has used', () => {
    const account = accountAfterYear({ allowance: 100 });
    account.beginYear(0.1);
    account.invest(0, 1);
    growAYear(account);
    // January has used its allowance for a Vorabpauschale of 100.
    expect(account.exit()).toMatchObject({
      withholdingTax: 0,
      withdrawalTax: near(0.25 * (4000 - 1000 - 100 - 100)),
    });
  });
});

describe('the Vorabpauschale', () => {
  test('is taxed in January out of the contribution, and lowers the later gain', () => {
    const account = accountAfterYear();
    account.beginYear(0.1);
    account.invest(125, 1);
    // 1,000 units at 0.10 each: tax 25; the other 100 buy 50 units.
    growAYear(account);
    expect(account.exit()).toMatchObject({
      withholdingTax: near(25),
      gross: near(1050 * 4),
      withdrawalTax: near(0.25 * (4200 - 1000 - 100 - 100)),
    });
  });

  test('is due for the months since the purchase only', () => {
    const account = new DepotAccount(RULES, MONTHS);
    account.beginYear(0);
    account.invest(1000, 6 / 12);
    growAYear(account);
    account.beginYear(0.1);
    account.invest(12.5, 1);
    expect(account.exit().withholdingTax).toBeCloseTo(0.25 * 50, 8);
    // The tax has used up the contribution; a year later the units count in full.
    growAYear(account);
    account.beginYear(0.1);
    account.invest(1000, 1);
    expect(account.exit().withholdingTax).toBeCloseTo(0.25 * (50 + 200), 8);
  });

  test('is capped by the rise of the price, and none after a fall', () => {
    expect(withholdingTax({}, 5)).toBeCloseTo(0.25 * 1000, 8);
    expect(withholdingTax({}, 0.1, 0.5)).toBe(0);
  });

  test('is free up to the allowance', () => {
    expect(withholdingTax({ allowance: 40 }, 0.1)).toBeCloseTo(0.25 * 60, 8);
  });

  test('is paid by selling units if the contribution is too small', () => {
    const account = accountAfterYear();
    account.beginYear(0.1);
    account.invest(0, 1);
    // A unit sold at 2.00 gains 0.90 and nets 2.00 − 0.225; 25 euros are due.
    const sold = 25 / 1.775;
    const { gross, withholdingTax } = account.exit();
    expect(gross).toBeCloseTo(2 * (1000 - sold), 8);
    expect(withholdingTax).toBeCloseTo(25 + sold * 0.225, 8);
  });
});

describe('rebalancing', () => {
  test('sells the oldest units first', () => {
    const account = accountAfterYear({ rebalancedShare: 0.5 });
    account.beginYear(0);
    // 500 units sold at 2.00 gain 1.00 each: tax 125, which this contribution just pays.
    account.invest(125, 1);
    growAYear(account);
    account.beginYear(0);
    // The other 500 of the first units, now at 4.00, gain 3.00 each.
    expect(account.exit().rebalancingTax).toBeCloseTo(125 + 375, 8);
  });

  test('is not taxed before its turn in the waterfall', () => {
    const account = accountAfterYear({
      rebalancedShare: 1,
      taxesRebalancing: false,
      taxesExit: false,
    });
    account.beginYear(0);
    account.invest(0, 1);
    expect(account.exit()).toMatchObject({ rebalancingTax: 0, withdrawalTax: 0, net: near(2000) });
  });

  test('pays order fees for selling and buying', () => {
    const account = accountAfterYear({ rebalancedShare: 1, orderFee: 0.1, taxRate: 0 });
    account.beginYear(0);
    account.invest(0, 1);
    expect(account.exit().gross).toBeCloseTo(1800 * 0.9 * 0.9, 8);
  });
});

describe('the asset fee', () => {
  const assetFee = 0.12;

  test('of the last year is paid from the sale and lowers no taxable gain', () => {
    const free = accountAfterYear().exit();
    const charged = accountAfterYear({ assetFee }).exit();
    // The units are worth 2,000 from the first month to the last.
    expect(charged.brokerageFee).toBeCloseTo(240, 8);
    expect(charged).toMatchObject({ gross: free.gross, withdrawalTax: free.withdrawalTax });
    expect(charged.net).toBeCloseTo(free.net - 240, 8);
  });

  test('leaves the same depot, and the same taxes, to who pays it on top', () => {
    const [free, charged] = [0, assetFee].map((fee) => {
      const account = accountAfterYear({ assetFee: fee, rebalancedShare: 0.5 });
      const { brokerageFee } = account.exit();
      account.beginYear(0.1);
      account.invest(1000 + brokerageFee, 1);
      return account.exit();
    });
    const { gross, withholdingTax, rebalancingTax, withdrawalTax } = charged ?? NOTHING;
    expect(free).toMatchObject({
      gross: near(gross),
      withholdingTax: near(withholdingTax),
      rebalancingTax: near(rebalancingTax),
      withdrawalTax: near(withdrawalTax),
    });
  });

  test('is paid in January from the contribution', () => {
    const account = accountAfterYear({ assetFee });
    account.beginYear(0);
    account.invest(300, 1);
    expect(account.exit()).toMatchObject({ gross: near(2000 + 60), brokerageFee: near(240) });
  });

  test('is paid by selling units if the contribution is too small', () => {
    const account = accountAfterYear({ assetFee });
    account.beginYear(0);
    account.invest(0, 1);
    // A unit sold at 2.00 gains 1.00 and nets 2.00 − 0.25.
    const sold = 240 / 1.75;
    const { gross, withholdingTax } = account.exit();
    expect(gross).toBeCloseTo(2 * (1000 - sold), 8);
    expect(withholdingTax).toBeCloseTo(0.25 * sold, 8);
  });

  test('is paid from untaxed sales before taxes have their turn in the waterfall', () => {
    const untaxed = { withholdsTax: false, taxesRebalancing: false, taxesExit: false };
    const account = accountAfterYear({ assetFee, ...untaxed });
    account.beginYear(0);
    account.invest(0, 1);
    expect(account.exit()).toMatchObject({ gross: near(2000 - 240), withholdingTax: 0 });
  });

  test('stays owed where a crash leaves too little to sell', () => {
    const account = accountAfterYear({ assetFee });
    account.beginYear(0);
    account.invest(240, 1);
    growAYear(account, 1);
    account.grow(0.001);
    account.beginYear(0);
    account.invest(0, 1);
    // Of the 240.02 euros that fell due, the units brought 2.
    expect(account.exit()).toMatchObject({ gross: near(0), net: near(-238.02) });
    account.invest(300, 11 / 12);
    expect(account.exit()).toMatchObject({ gross: near(61.98), net: near(61.98) });
  });
});

test('a depot of which fees leave next to nothing still sells just what it has', () => {
  const rules = {
    orderFee: 0.3,
    rebalancedShare: 0.7,
    withholdsTax: false,
    taxesRebalancing: false,
  };
  const years = 60;
  const account = new DepotAccount({ ...RULES, ...rules }, years);
  account.invest(1000, 1);
  for (let year = 1; year < years; year += 1) {
    account.grow(4);
    account.beginYear(0);
    account.invest(0, 1);
  }
  account.grow(4);
  // Of each unit before a January 0.3 were kept, all from the January before, and 0.7³ bought.
  const [kept, bought] = [0.3, 0.7 ** 3];
  const cost = (kept / 16 + bought / 4) / (kept + bought) / 0.7;
  const { gross, withdrawalTax } = account.exit();
  expect(withdrawalTax / gross).toBeCloseTo(0.25 * (0.7 - cost), 9);
});

/** More purchases than any of the tests makes. */
const MONTHS = 12;

function accountAfterYear(rules: Partial<DepotRules> = {}, growth = 2): DepotAccount {
  const account = new DepotAccount({ ...RULES, ...rules }, MONTHS);
  account.beginYear(0);
  account.invest(1000, 1);
  growAYear(account, growth);
  return account;
}

/** All growth comes in the first month, so that the fees of a year are easily added up. */
function growAYear(account: DepotAccount, growth = 2): void {
  for (let month = 0; month < 12; month += 1) account.grow(month === 0 ? growth : 1);
}

function withholdingTax(
  rules: Partial<DepotRules>,
  basisertragRate: number,
  growth?: number,
): number {
  const account = accountAfterYear(rules, growth);
  account.beginYear(basisertragRate);
  account.invest(1000, 1);
  return account.exit().withholdingTax;
}

function near(value: number) {
  return expect.closeTo(value, 8);
}
