import type { Page } from './Page.ts';
import { createPages } from './pages.ts';

/** What the services know and what is written into them. */
export interface World {
  /** The time now. */
  readonly clock: () => Date;
  /** When the world began; its dates are relative to this day. */
  readonly began: Date;
  /** Everything that can be found on the web. */
  readonly pages: readonly Page[];
}

/** Makes the world, the same each time but for its dates. */
export function createWorld({ clock }: Pick<World, 'clock'>): World {
  const began = clock();
  return { clock, began, pages: createPages(began) };
}
