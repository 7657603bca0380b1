import { plainText } from '../outside/plainText.ts';

/** Verbs that ask an agent to read its account, which it does anyway. */
const readingVerbs = 'read|check|fetch|get|sync|synchroni[sz]e|update|refresh|copy|look (?:at|into|through)|sort';

/** Whether a task is to read these things, or just to read. */
export const asksToRead = (things: string): ((task: string) => boolean) => {
  const pattern = new RegExp(String.raw`\b(?:${readingVerbs})\b.*\b(?:${things})\b|^(?:${readingVerbs})[.!]?$`, 'iu');
  return (task) => pattern.test(task) && !otherVerbs.test(task);
};

const otherVerbs =
  /\b(?:accept|add|answer|book|call|cancel|compose|create|decline|delete|draft|forward|invite|move|offer|plan|propose|remind|remove|reply|respond|schedule|send|tell|write)\b/iu;

/** Settings that a task stands for. */
export type Criteria = Record<string, string[]>;

const verbs =
  /^(?:please\s+)?(?:find|search(?:\s+for)?|look\s+for|get|collect|list|scrape)\s+(?:me\s+|all\s+|new\s+|the\s+)*/iu;
const thingWords = /\b(?:leads?|prospects?|people|persons?|contacts|companies|businesses|places|firms|results)\b/giu;
const size = /\b(\d{1,5})\s*(?:[-–]|to)\s*(\d{1,5})\b(?:\s*(?:people|employees|staff))?/giu;
const listed = /\s*(?:,|;|\band\b|\bor\b)\s*/iu;

const parts = (text: string): string[] =>
  text
    .split(listed)
    .map((part) => plainText(part, 80).replaceAll(/^[\s.]+|[\s.]+$/g, ''))
    .filter((part) => part !== '');

/** What stands before and after the last 'in' of a task, such as 'restaurants in Leipzig'. */
function thingsAndPlaces(task: string): { readonly things: string; readonly places: string[] } {
  const text = task.replace(verbs, '').replace(/[.!]+$/, '');
  const at = text.search(/\b(?:in|near|around)\s+(?!.*\b(?:in|near|around)\s)/iu);
  if (at < 0) return { things: text, places: [] };
  return { things: text.slice(0, at), places: parts(text.slice(at).replace(/^\S+\s+/, '')) };
}

const withoutEmpty = (criteria: Criteria): Criteria =>
  Object.fromEntries(Object.entries(criteria).filter(([, values]) => values.length > 0));

/** Reads whom to find without a model: what, where, and how large. Empty for 'Find leads', which names nothing. */
export function plainLeadCriteria(task: string): Criteria {
  const companySize = [...task.matchAll(size)].map(([, least, most]) => `${least}-${most}`);
  const { things, places } = thingsAndPlaces(task.replaceAll(size, ' '));
  return withoutEmpty({ searchKeywords: parts(things.replaceAll(thingWords, ' ')), locations: places, companySize });
}

/** Reads what to find on the map without a model. Empty for 'Find places', which names nothing. */
export function plainMapsCriteria(task: string): Criteria {
  const { things, places } = thingsAndPlaces(task);
  const named = parts(things).filter((part) => part.replaceAll(thingWords, '').trim() !== '');
  return withoutEmpty({ categories: named, locations: places });
}
