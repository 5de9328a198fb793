import type { Claim } from '../schemas.ts';

/** The figures of law that texts name, each with its section. Every text takes them from here. */
export const legalClaims = {
  halfTaxedFromAge: law(62, 'age', '20 (1) no. 6 EStG', '20 Abs. 1 Nr. 6 EStG', {
    en: 'Least age at payout for half of the gain to be taxed (contracts since 2012, section 52 (28) EStG).',
    de: 'Mindestalter bei der Auszahlung für die Besteuerung des halben Gewinns (Verträge seit 2012, § 52 Abs. 28 EStG).',
  }),
  halfTaxedAfterYears: law(12, 'years', '20 (1) no. 6 EStG', '20 Abs. 1 Nr. 6 EStG', {
    en: 'Least term of the contract for half of the gain to be taxed.',
    de: 'Mindestlaufzeit des Vertrags für die Besteuerung des halben Gewinns.',
  }),
  contractExemption: law(15, 'percent', '20 (1) no. 6 EStG', '20 Abs. 1 Nr. 6 EStG', {
    en: 'Exempt share of the gain of a contract that invests in funds (sentence 9).',
    de: 'Steuerfreier Anteil des Gewinns eines Vertrags, der in Fonds anlegt (Satz 9).',
  }),
  equityFundExemption: law(30, 'percent', '20 (1) InvStG', '20 Abs. 1 InvStG', {
    en: 'Exempt share of the gain of an equity fund in a brokerage account.',
    de: 'Teilfreistellung des Gewinns eines Aktienfonds im Depot.',
  }),
  flatTax: law(25, 'percent', '32d (1) EStG', '32d Abs. 1 EStG', {
    en: 'Tax on capital income, without solidarity surcharge and church tax.',
    de: 'Abgeltungsteuer, ohne Solidaritätszuschlag und Kirchensteuer.',
  }),
  flatTaxWithSurcharge: law(26.375, 'percent', '32d (1) EStG', '32d Abs. 1 EStG', {
    en: 'Tax on capital income with the solidarity surcharge (section 4 SolzG), without church tax.',
    de: 'Abgeltungsteuer mit Solidaritätszuschlag (§ 4 SolzG), ohne Kirchensteuer.',
  }),
  saverAllowance: law(1000, 'euro', '20 (9) EStG', '20 Abs. 9 EStG', {
    en: 'Saver’s allowance a year for one person.',
    de: 'Sparer-Pauschbetrag im Jahr für eine Person.',
  }),
  taxedAnnuityShare: law(17, 'percent', '22 no. 1 EStG', '22 Nr. 1 EStG', {
    en: 'Taxed share of a pension for life that starts at 67 (Ertragsanteil).',
    de: 'Ertragsanteil einer lebenslangen Rente, die mit 67 beginnt.',
  }),
  employerContribution: law(15, 'percent', '1a (1a) BetrAVG', '1a Abs. 1a BetrAVG', {
    en: 'What an employer adds to converted salary as far as it saves social security contributions.',
    de: 'Was der Arbeitgeber zum umgewandelten Entgelt dazugibt, soweit er Sozialabgaben spart.',
  }),
  withdrawalDays: law(30, 'days', '152 VVG', '152 VVG', {
    en: 'Days in which a new life insurance contract may be withdrawn from.',
    de: 'Tage, in denen sich eine neue Lebensversicherung widerrufen lässt.',
  }),
  standardRetirementAge: law(67, 'age', '35 SGB VI', '35 SGB VI', {
    en: 'Standard retirement age of those born since 1964.',
    de: 'Regelaltersgrenze für alle ab Jahrgang 1964.',
  }),
  standardPensionYears: law(45, 'years', '154 (3a) SGB VI', '154 Abs. 3a SGB VI', {
    en: 'Years of average pay behind the standard pension.',
    de: 'Jahre mit Durchschnittsverdienst hinter der Standardrente.',
  }),
} satisfies Record<string, Claim>;

function law<const V extends number>(
  value: V,
  unit: Claim['unit'],
  section: string,
  paragraph: string,
  note: Claim['note'],
): Claim & { value: V } {
  return {
    value,
    unit,
    note,
    asOf: '2026-11-21',
    validUntil: '2027-12-31',
    source: { title: { en: `Section ${section}`, de: `§ ${paragraph}` } },
  };
}
