import { expect, screen } from 'storybook/test';
import type { StateId } from './stateIds.ts';

/** The page as a person finds things on it. */
export type Page = typeof screen;

/** Finds what a person must see in a state: one element, or several. Throws if it is not there. */
export type Locator = (page: Page) => HTMLElement | readonly HTMLElement[];

/** The locators of all states in a group. */
export type Shows<Group extends string> = Readonly<Record<Extract<StateId, `${Group}.${string}`>, Locator>>;

const groups = import.meta.glob<Record<string, Partial<Record<StateId, Locator>>>>('./shows/*.ts', { eager: true });

const locators = new Map(
  Object.values(groups).flatMap((module) => Object.values(module).flatMap((group) => Object.entries(group))),
);

/** Expects every state that a story covers to be visible. */
export async function expectShown(covers: readonly StateId[] = []): Promise<void> {
  for (const id of covers) {
    const find = locators.get(id);
    if (!find) continue;
    const found = [find(screen)].flat();
    await expect(found.length, `${id} shows`).toBeGreaterThan(0);
    for (const element of found) await expect(element, id).toBeVisible();
  }
}
