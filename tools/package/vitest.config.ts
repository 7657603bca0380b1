import { defineConfig } from 'vitest/config';
import { patient } from '../patience.ts';

/** A configuration of its own: it needs the built app, and nothing that other tests load. */
export default defineConfig({ test: { include: ['tools/package/package.test.ts'], environment: 'node', ...patient } });
