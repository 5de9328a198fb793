import type { Config } from 'vike/types';

export default { title: 'faqPage.title', description: 'faqPage.description' } satisfies Config;
