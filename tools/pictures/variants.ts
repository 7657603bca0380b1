import type { StoryEntry } from '../storybook/visitStories.ts';

/** The looks of which a story has a picture; the number is the width in px, otherwise it is the story's own. */
export const VARIANTS = ['light', 'dark', 'dark-390', 'light-390'] as const;
export type Variant = (typeof VARIANTS)[number];

export const PHONE = { width: 390, height: 844 };

/**
 * Stories that test behaviour end wherever the test ends, so they have no picture; nor has a page about all other
 * stories, which changes with each of them.
 */
export const hasPictures = ({ tags = [] }: Pick<StoryEntry, 'tags'>): boolean =>
  !tags.includes('behaviour') && !tags.includes('unpictured');

/** A screen has pictures as on a phone too, unless its story is that narrow already. */
export const isAlsoNarrow = ({ title }: Pick<StoryEntry, 'title'>, width: number): boolean =>
  /^screens\//i.test(title) && width > PHONE.width;

/** Looks that are kept to look at, for stories that show a documented state. The others are drawn again when needed. */
export const isPacked = (key: string): boolean => / light(-390)?$/.test(key);
