import { fieldOf, isHostile, relevanceOf, scopeOf, rankedSentences, type Scope } from '../Scope.ts';
import { cutAtWord, fitSentences, inWords } from '../text.ts';
import { isFields } from '../../requests.ts';

const mostEntries = 8;
const longestEntry = 300;
const heads = ['name', 'title', 'subject', 'summary', 'agent', 'id'];
const hidden = /^(?:id|source|url|link|number|position|version|raw.*|.*Id)$/;

/** Whether an answer may hold Markdown: only where the instructions ask for it. */
const mayMark = ({ material }: Scope): boolean =>
  /markdown/i.test(material.instructions) && !/without markdown|no markdown|plain text/i.test(material.instructions);

const moment = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' });
const isInstant = (text: string): boolean => /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}\S*$/.test(text);

/** A text as people read it: a moment as `12 Mar 2026, 09:38`, and a key such as `lead_search` as words. */
const readable = (text: string): string =>
  isInstant(text)
    ? moment.format(new Date(text))
    : /^[a-z]+(?:_[a-z]+)+$/.test(text)
      ? inWords(text)
      : cutAtWord(text, 160);

/** What a field says; undefined for what says nothing to people. A number needs the field's name. */
function fieldWords(name: string, value: unknown): string | undefined {
  if (typeof value === 'number') return `${inWords(name)} ${value}`;
  if (typeof value === 'boolean') return value ? inWords(name) : undefined;
  if (typeof value === 'string') return value.trim() === '' ? undefined : readable(value.trim());
  if (Array.isArray(value))
    return value.every((one) => typeof one === 'string') && value.length > 0
      ? `${inWords(name)} ${value.map(readable).join(', ')}`
      : undefined;
  return isFields(value) ? parts(value).join(', ') || undefined : undefined;
}

const parts = (item: Readonly<Record<string, unknown>>, head?: string): string[] =>
  Object.entries(item).flatMap(([name, value]) =>
    name === head || hidden.test(name) ? [] : (fieldWords(name, value) ?? []),
  );

/** One thing in a line: its name, and what is known of it; of running text the sentence that says most. */
function entryOf(item: Readonly<Record<string, unknown>>, scope: Scope): string {
  const own = { ...scopeOf(scope.material, item), wanted: scope.wanted };
  const head = heads.find((name) => typeof item[name] === 'string' && item[name] !== '');
  const title = head === undefined ? undefined : String(item[head]);
  const [sentence] = rankedSentences(own);
  const isProse = ['excerpt', 'text', 'body', 'content', 'snippet'].some((name) => typeof item[name] === 'string');
  const said = isProse && sentence !== undefined ? sentence : parts(item, head).join(', ');
  const url = fieldOf(own, 'url', 'link');
  const named =
    title === undefined || url === undefined ? title : mayMark(scope) ? `[${title}](${url})` : `${title} (${url})`;
  return cutAtWord([named, said].filter((part) => part !== undefined && part !== '').join(': '), longestEntry);
}

/** One line for each item, the best fitting first. Items that give orders to the reader are left out. */
function listed(given: readonly Readonly<Record<string, unknown>>[], scope: Scope): string[] {
  const items = given.filter((item) => !isHostile(scopeOf(scope.material, item)));
  const scored = items.map((item) => ({
    item,
    fit: relevanceOf({ ...scopeOf(scope.material, item), wanted: scope.wanted }),
  }));
  const best = scored.toSorted((one, other) => other.fit - one.fit).slice(0, mostEntries);
  const mark = mayMark(scope) ? '- ' : '';
  return [
    ...best.map(({ item }) => `${mark}${entryOf(item, scope)}`),
    ...(items.length > best.length ? [`${mark}and ${items.length - best.length} more`] : []),
  ];
}

/** What something that a tool gave or that stands in the input says, line by line. */
export function valueInLines(value: unknown, scope: Scope): string[] {
  if (typeof value === 'string')
    return value.length > longestEntry
      ? [fitSentences(rankedSentences({ ...scope, ...only(value, scope) }), 600)]
      : [value];
  if (Array.isArray(value)) {
    if (value.length === 0) return ['Nothing was found.'];
    const items = value.filter(isFields);
    return items.length > 0
      ? listed(items, scope)
      : value.flatMap((one) => (typeof one === 'string' ? readable(one) : []));
  }
  if (!isFields(value)) return [];
  if (typeof value['error'] === 'string') return [value['error']];
  const lists = Object.values(value).filter((part) => Array.isArray(part));
  const list = lists.find((part) => part.some(isFields)) ?? (lists.length === 1 ? lists[0] : undefined);
  return list === undefined ? [entryOf(value, scope)] : valueInLines(list, scope);
}

const only = (text: string, { material }: Scope): Pick<Scope, 'sentences'> => ({
  sentences: scopeOf(material, { text }).sentences,
});
