import { type ClaimId, claims } from '../../content/claims/claims.ts';
import { group, list, type Point, type SectionDefinition, text } from '../field.ts';

/** The advantages at a glance. */
export const infoPanel = {
  schema: group(
    {
      bullets: list(text({ max: 80, shared: 'infoPanel.' }), {
        min: 2,
        max: 8,
        about: 'What the visitor gets, the most important first, each one line behind a check mark',
      }),
    },
    'The ground below the picture of the first view: what the visitor gets, at a glance',
  ),
  opensPage: true,
  claims: (_, points) => points.flatMap(listClaims),
} satisfies SectionDefinition;

/** The claims that a point states; of a landing's own text those that it names. */
export function listClaims(point: Point): readonly ClaimId[] {
  if (typeof point === 'string') return CLAIMS[point] ?? [];
  return [...point.en.matchAll(/\{(\w+)\}/g)].map(([, name]) => name).filter(isClaim);
}

const CLAIMS: Readonly<Record<string, readonly ClaimId[]>> = {
  'infoPanel.etfs': ['etfUniverse'],
  'infoPanel.fees': ['noHiddenFees'],
  'infoPanel.lowCosts': ['baseFee', 'reducedFeeFrom'],
  'infoPanel.start': ['minimumContribution'],
  'infoPanel.tax': ['taxFreeCompounding'],
};

function isClaim(name: string | undefined): name is ClaimId {
  return name !== undefined && Object.hasOwn(claims, name);
}
