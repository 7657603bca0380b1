import { defineConfig } from 'vitest/config';
import { patient } from '../patience.ts';

/** A configuration of its own, since it needs nothing of what stories load. Types are checked while Vite builds. */
export default defineConfig({
  test: {
    include: ['tools/pack/{pack,hosts}.test.ts'],
    environment: 'node',
    ...patient,
    sequence: { concurrent: true },
  },
});
