import { isRecord } from '../JsonSchema.ts';
import { fieldOf, isHostile, relevanceOf, scopeOf, telling, type Scope } from '../Scope.ts';
import { cut, fitted, inWords } from '../text.ts';

const mostEntries = 8;
const longestEntry = 300;
const heads = ['name', 'title', 'subject', 'summary', 'agent', 'id'];
const hidden = /^(?:id|url|link|number|position|version|raw.*|.*Id)$/;

/** Whether an answer may hold Markdown: only where the instructions ask for it. */
const mayMark = ({ material }: Scope): boolean =>
  /markdown/i.test(material.instructions) && !/without markdown|no markdown|plain text/i.test(material.instructions);

/** A value in words; undefined for what says nothing to people. */
function valueWords(value: unknown): string | undefined {
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  if (typeof value === 'string') return value.trim() === '' ? undefined : cut(value.trim(), 160);
  if (Array.isArray(value))
    return value.every((one) => typeof one === 'string') && value.length > 0 ? value.join(', ') : undefined;
  return isRecord(value) ? pairs(value).join(', ') || undefined : undefined;
}

const pairs = (item: Readonly<Record<string, unknown>>, head?: string): string[] =>
  Object.entries(item).flatMap(([name, value]) => {
    const words = name === head || hidden.test(name) ? undefined : valueWords(value);
    return words === undefined ? [] : [`${inWords(name)} ${words}`];
  });

/** One thing in a line: its name, and what is known of it; of running text the sentence that says most. */
function entryOf(item: Readonly<Record<string, unknown>>, scope: Scope): string {
  const own = { ...scopeOf(scope.material, item), wanted: scope.wanted };
  const head = heads.find((name) => typeof item[name] === 'string' && item[name] !== '');
  const title = head === undefined ? undefined : String(item[head]);
  const [sentence] = telling(own);
  const isProse = ['excerpt', 'text', 'body', 'content', 'snippet'].some((name) => typeof item[name] === 'string');
  const said = isProse && sentence !== undefined ? sentence : pairs(item, head).join(', ');
  const url = fieldOf(own, 'url', 'link');
  const named =
    title === undefined || url === undefined ? title : mayMark(scope) ? `[${title}](${url})` : `${title} (${url})`;
  return cut([named, said].filter((part) => part !== undefined && part !== '').join(': '), longestEntry);
}

/** What gives orders to whoever reads it is not repeated. */
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
export function tell(value: unknown, scope: Scope): string[] {
  if (typeof value === 'string')
    return value.length > longestEntry ? [fitted(telling({ ...scope, ...only(value, scope) }), 600)] : [value];
  if (Array.isArray(value)) {
    if (value.length === 0) return ['Nothing was found.'];
    const items = value.filter(isRecord);
    return items.length > 0 ? listed(items, scope) : value.flatMap((one) => valueWords(one) ?? []);
  }
  if (!isRecord(value)) return [];
  for (const name of ['error', 'asked', 'note', 'answer']) if (typeof value[name] === 'string') return [value[name]];
  const lists = Object.values(value).filter((part) => Array.isArray(part));
  const list = lists.find((part) => part.some(isRecord)) ?? (lists.length === 1 ? lists[0] : undefined);
  return list === undefined ? [entryOf(value, scope)] : tell(list, scope);
}

const only = (text: string, { material }: Scope): Pick<Scope, 'sentences'> => ({
  sentences: scopeOf(material, { text }).sentences,
});
