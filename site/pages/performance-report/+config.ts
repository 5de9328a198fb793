import type { Config } from 'vike/types';

export default { title: 'report.title', description: 'report.description' } satisfies Config;
