import { catalogue } from '../states/catalogue.ts';
import { categories } from './categories.ts';

const positions = new Map(catalogue.map(({ id }, index) => [id, index]));
const last = catalogue.length;

/** Where each story belongs: the place of its first state in the catalogue. */
const placeOfStory = new Map<string, number>();
/** How many stories of a page show states of each group. */
const groupsOfTitle = new Map<string, Map<string, number>>();

/** Remembers where a story belongs. */
export function note(story: { id: string; title: string; covers: readonly string[]; behaviour: boolean }): void {
  const place = Math.min(last, ...story.covers.map((id) => positions.get(id) ?? last));
  placeOfStory.set(story.id, story.behaviour ? last + 1 : place);
  const groups = groupsOfTitle.get(story.title) ?? new Map<string, number>();
  groupsOfTitle.set(story.title, groups);
  const group = catalogue[place]?.group;
  if (group) groups.set(group, (groups.get(group) ?? 0) + 1);
}

/** The place of the group that most of the page's stories show. */
function placeOfTitle(title: string): number {
  const [group] = [...(groupsOfTitle.get(title) ?? [])].toSorted((a, b) => b[1] - a[1])[0] ?? [];
  const place = catalogue.findIndex((state) => state.group === group);
  return place === -1 ? last : place;
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
    const [ofA, ofB] = [a, b].map(({ title }) => categories.findIndex((name) => title.startsWith(name)));
    if (ofA !== ofB) return (ofA ?? 0) - (ofB ?? 0);
    const places = [a, b].map(({ title }) => (inCatalogue(title) ? placeOfTitle(title) : last));
    return (places[0] ?? 0) - (places[1] ?? 0) || a.title.localeCompare(b.title, 'en');
  }
  if (a.type !== b.type) return a.type === 'docs' ? -1 : 1;
  return (placeOfStory.get(a.id) ?? last) - (placeOfStory.get(b.id) ?? last);
}

export type CompareEntries = typeof compareEntries;
