import type { Page } from './Page.ts';
import { coldChain } from './pages/coldChain.ts';
import { foodTrade } from './pages/foodTrade.ts';
import { transport } from './pages/transport.ts';

const dayMs = 86_400_000;

/** All pages, with dates that are relative to the day on which the world begins. */
export const createPages = (began: Date): Page[] =>
  [...coldChain, ...transport, ...foodTrade].map(({ age, ...page }) => ({
    ...page,
    published: age === undefined ? undefined : new Date(began.getTime() - age * dayMs),
  }));
