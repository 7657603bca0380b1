import type { screen } from 'storybook/test';
import type { StateId } from './stateIds.ts';

/** The page as a person finds things on it. */
export type Page = typeof screen;

/** Finds what a person must see in a state: one element, or several. Throws if it is not there. */
export type Locator = (page: Page) => HTMLElement | readonly HTMLElement[];

/** The locators of all states in a group. */
export type Shows<Group extends string> = Readonly<Record<Extract<StateId, `${Group}.${string}`>, Locator>>;
