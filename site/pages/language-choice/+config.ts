import type { Config } from 'vike/types';

export default { title: 'choice.title', description: 'choice.description' } satisfies Config;
