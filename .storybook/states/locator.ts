import type { screen } from 'storybook/test';

/** The page as a person finds things on it. */
export type Page = typeof screen;

/** Finds what a person must see in a state: one element, or several. Throws if it is not there. */
export type Locator = (page: Page) => HTMLElement | readonly HTMLElement[];

/** Locators by the id of their state. `npm run states` asks for one for each id of docs/states.md, and no other. */
export type Shows = Readonly<Record<string, Locator>>;
