import type { StoryEntry } from '../storybook/visitStories.ts';

/** The looks of which a story has a picture; the number is the width in px, otherwise it is the story's own. */
export const VARIANTS = ['light', 'dark', 'dark-390', 'light-390'] as const;
export type Variant = (typeof VARIANTS)[number];

export const PHONE = { width: 390, height: 844 };

type Entry = Pick<StoryEntry, 'id' | 'title' | 'type' | 'importPath' | 'tags'>;

const rootOf = ({ title }: Pick<Entry, 'title'>): string => title.replace(/\/.*/, '').toLowerCase();

/**
 * Stories that test behaviour end wherever the test ends, so they have no picture; nor has a page about all other
 * stories, which changes with each of them. Of the pages of documentation, those about the design itself have one.
 */
export const hasPictures = (entry: Pick<Entry, 'title' | 'type' | 'tags'>): boolean =>
  !entry.tags?.some((tag) => tag === 'behaviour' || tag === 'unpictured') &&
  (entry.type === 'story' || ['foundations', 'rules'].includes(rootOf(entry)));

/** What an open story says about itself. */
export interface About {
  /** The width of its viewport in px. */
  width: number;
  /** Whether it shows a documented state. */
  covers: boolean;
}

/** The first of each file, of those that look usual. */
function firstsOf(entries: readonly Entry[]): ReadonlySet<string | undefined> {
  const usual = entries.filter((entry) => hasPictures(entry) && !entry.tags?.includes('odd'));
  return new Set([...Map.groupBy(usual, ({ importPath }) => importPath).values()].map(([first]) => first?.id));
}

/**
 * Says which stories axe checks by all rules: all, or components, documented states, the first of each file and what is
 * as narrow as a phone, where layouts are others.
 */
export function chooseChecked(entries: readonly Entry[], all: boolean): (entry: Entry, about: About) => boolean {
  const firsts = firstsOf(entries);
  return (entry, { width, covers }) =>
    all || covers || width <= PHONE.width || rootOf(entry) === 'components' || firsts.has(entry.id);
}

/**
 * Says which pictures of a story to take. All: both themes, screens on a phone too unless they are that narrow already.
 * Otherwise those that a push takes: light; dark of parts, and of one story a file of a screen's stories; documented
 * states of screens on a phone.
 */
export function chooseVariants(entries: readonly Entry[], all: boolean): (entry: Entry, about: About) => Variant[] {
  const firsts = firstsOf(entries);
  return (entry, { width, covers }) => {
    const isScreen = rootOf(entry) === 'screens';
    const isDarkToo = ['components', 'blocks', 'foundations', 'rules'].includes(rootOf(entry));
    const chosen: Record<Variant, boolean> = {
      light: true,
      dark: all || isDarkToo || (isScreen && firsts.has(entry.id)),
      'dark-390': isScreen && width > PHONE.width && all,
      'light-390': isScreen && width > PHONE.width && (all || covers),
    };
    return VARIANTS.filter((variant) => chosen[variant]);
  };
}
