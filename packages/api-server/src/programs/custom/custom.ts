import type { Program } from '../../tenants/Program.ts';

/** Loaded when first wanted: it brings what talks to models. */
export const custom: Program = {
  run: async (context, run) => (await import('./runCustom.ts')).runCustom(context, run),
};
