import type { Config } from '../config.ts';

/** Where members open this server, without a trailing slash; undefined where nobody said. */
export const publicUrlOf = (config: Config): string | undefined =>
  (config as Config & { readonly publicUrl?: string }).publicUrl;
