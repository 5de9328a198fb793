import type { MessageId } from '../messages/index.ts';

interface StatisticContent {
  claim: 'committedContributions' | 'activeClients' | 'satisfaction';
  /** That the figure is a lower bound. */
  prefix?: MessageId;
  value: MessageId;
  label: MessageId;
}

/** The three statistics of the social proof (requirements rows 9 and 41), in their order. */
export const statistics: readonly StatisticContent[] = [
  {
    claim: 'committedContributions',
    prefix: 'proof.over',
    value: 'proof.contributions.value',
    label: 'proof.contributions.label',
  },
  {
    claim: 'activeClients',
    prefix: 'proof.over',
    value: 'proof.clients.value',
    label: 'proof.clients.label',
  },
  { claim: 'satisfaction', value: 'proof.satisfaction.value', label: 'proof.satisfaction.label' },
];
