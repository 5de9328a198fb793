import type { MessageId } from '../i18n/messages/index.ts';

interface StatisticContent {
  claim: 'committedContributions' | 'activeClients' | 'satisfaction';
  /** That the figure is a lower bound. */
  prefix?: MessageId;
  value: MessageId;
  label: MessageId;
}

/** The three statistics beside the reviews, in their order. */
export const statistics: readonly StatisticContent[] = [
  {
    claim: 'committedContributions',
    prefix: 'reviews.over',
    value: 'reviews.contributions.value',
    label: 'reviews.contributions.label',
  },
  {
    claim: 'activeClients',
    prefix: 'reviews.over',
    value: 'reviews.clients.value',
    label: 'reviews.clients.label',
  },
  {
    claim: 'satisfaction',
    value: 'reviews.satisfaction.value',
    label: 'reviews.satisfaction.label',
  },
];
