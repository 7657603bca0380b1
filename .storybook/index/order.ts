import { catalogue } from '../states/catalogue.ts';
import { categories } from './categories.ts';

const positions = new Map(catalogue.map(({ id }, index) => [id, index]));
const last = catalogue.length;
/** Storybook opens with the first page. */
const panel = ['Start here/Welcome', ...categories];

/** What each story shows: places in the catalogue, from the first. */
const placesOfStory = new Map<string, readonly number[]>();
const behaviour = new Set<string>();
/** The pages about a screen. */
const about = new Set<string>();
/** How many stories of a page show states of each group. */
const groupsOfTitle = new Map<string, Map<string, number>>();

/** Remembers what a story shows. */
export function note(story: {
  id: string;
  title: string;
  name: string;
  covers: readonly string[];
  behaviour: boolean;
}): void {
  const places = story.covers.flatMap((id) => positions.get(id) ?? []).toSorted((a, b) => a - b);
  placesOfStory.set(story.id, places);
  if (story.behaviour) behaviour.add(story.id);
  if (story.name === 'About') about.add(story.id);
  const groups = groupsOfTitle.get(story.title) ?? new Map<string, number>();
  groupsOfTitle.set(story.title, groups);
  for (const group of new Set(places.map((place) => catalogue[place]?.group ?? '')))
    groups.set(group, (groups.get(group) ?? 0) + 1);
}

/** The group that most of the page's stories show. */
const groupOf = (title: string): string | undefined =>
  [...(groupsOfTitle.get(title) ?? [])].toSorted((a, b) => b[1] - a[1])[0]?.[0];

/** Where the page's group begins in the catalogue. */
function placeOfTitle(title: string): number {
  const place = catalogue.findIndex(({ group }) => group === groupOf(title));
  return place === -1 ? last : place;
}

/** What a page is about, states of its own group in their order, those of others, other looks, and behaviour. */
function placeOfStory({ id, title }: Entry): number {
  if (about.has(id)) return -1;
  if (behaviour.has(id)) return 3 * last;
  const places = placesOfStory.get(id) ?? [];
  const own = places.find((place) => catalogue[place]?.group === groupOf(title));
  return own ?? (places[0] === undefined ? 2 * last : last + places[0]);
}

/** An entry of Storybook's index, as far as it is compared. */
export interface Entry {
  id: string;
  title: string;
  type: 'story' | 'docs';
}

const inCatalogue = (title: string): boolean => title.startsWith('Screens/');

/**
 * Categories in their order, screens and their states in the order of the catalogue, other pages by name. A page's
 * documentation comes first, its behaviour last; else stories keep the order of their file.
 */
export function compareEntries(a: Entry, b: Entry): number {
  if (a.title !== b.title) {
    const [ofA, ofB] = [a, b].map(({ title }) => panel.findIndex((name) => title.startsWith(name)));
    if (ofA !== ofB) return (ofA ?? 0) - (ofB ?? 0);
    const places = [a, b].map(({ title }) => (inCatalogue(title) ? placeOfTitle(title) : last));
    return (places[0] ?? 0) - (places[1] ?? 0) || a.title.localeCompare(b.title, 'en');
  }
  if (a.type !== b.type) return a.type === 'docs' ? -1 : 1;
  return placeOfStory(a) - placeOfStory(b);
}

export type CompareEntries = typeof compareEntries;
