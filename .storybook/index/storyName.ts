import { catalogue } from '../states/catalogue.ts';
import { SEPARATOR } from './separator.ts';

const plain = (words: string): string => words.toLowerCase().replaceAll(/[^a-z0-9]/g, '');

/** 'Usage green', 'Idle, Paused', 'Signed out and 3 more': the side panel is narrow. */
function short(labels: readonly string[]): string {
  const [first = ''] = labels;
  return labels.length > 2 ? `${first} and ${labels.length - 1} more` : labels.join(', ');
}

/**
 * The name of a story that shows documented states: their labels and, if it says more, its own name; then their ids
 * and what the catalogue says about them. The side panel shows only the first part; the search looks through all.
 */
export function storyName(own: string, ids: readonly string[]): string {
  const states = catalogue.filter(({ id }) => ids.includes(id));
  if (states.length === 0) return own;
  const labels = states.map(({ label }) => label);
  const more = labels.some((label) => plain(label) === plain(own)) ? '' : ` (${own.toLowerCase()})`;
  const words = [...new Set([...labels, ...states.map(({ words: text }) => text.replaceAll(/[`*]/g, ''))])].join(' ');
  return `${short(labels)}${more}${SEPARATOR}${states.map(({ id }) => id).join(' ')}${SEPARATOR}${words}`;
}
