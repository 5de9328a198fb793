import { writeFileSync } from 'node:fs';
import { createManyLandings } from './landing/many-landings.ts';

writeFileSync('dist/sets.json', JSON.stringify([createManyLandings(Number(process.argv[2]))]));
