import type { Config } from 'vike/types';

export default {
  title: 'detailsPage.title',
  description: 'detailsPage.description',
} satisfies Config;
