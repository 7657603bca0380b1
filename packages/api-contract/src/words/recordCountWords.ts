import { counted } from './say.ts';

/** What one record of a collection is called, and several. */
const nouns: Readonly<Record<string, readonly [string, string]>> = {
  leads: ['lead', 'leads'],
  businesses: ['business', 'businesses'],
  contacts: ['contact', 'contacts'],
  emails: ['message', 'messages'],
  replies: ['reply', 'replies'],
  templates: ['template', 'templates'],
  events: ['event', 'events'],
  answers: ['answer', 'answers'],
  tasks: ['research', 'researches'],
  sources: ['source', 'sources'],
  workflows: ['workflow', 'workflows'],
};

/** How many records of a collection: `1 lead`, `12 businesses`. */
export function recordCountWords(collection: string, count: number): string {
  const [one, many] = nouns[collection] ?? ['record', 'records'];
  return counted(count, one, many);
}
