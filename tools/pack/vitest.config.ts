import { defineConfig } from 'vitest/config';

/** A configuration of its own, since it needs nothing of what stories load. */
export default defineConfig({
  test: { include: ['tools/pack/pack.test.ts'], environment: 'node', testTimeout: 120_000 },
});
