import type { Config } from 'vike/types';

export default {
  title: 'notFound.title',
  description: 'notFound.text',
  indexed: false,
} satisfies Config;
