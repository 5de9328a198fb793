import type { Config } from 'vike/types';

export default { indexed: false } satisfies Config;
