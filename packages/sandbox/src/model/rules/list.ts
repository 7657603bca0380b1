import { wordsOf } from '../../world/words.ts';
import type { JsonSchema } from '../JsonSchema.ts';
import { isHostile, relevanceOf, scopeOf, rankedSentences, type Scope } from '../Scope.ts';
import { cutAtWord, inWords } from '../text.ts';
import { industriesIn, placesIn, sizesIn, searchTermsIn, titlesIn } from './criteria.ts';
import { minCredibility, maxTextLength, maxListLength, type Field } from './limits.ts';
import { credibilityOf } from './signs.ts';
import { isFields } from '../../requests.ts';

/** The lists of things in the input. */
export const listsOf = ({ data }: Scope): (readonly Readonly<Record<string, unknown>>[])[] =>
  Object.values(data).flatMap((value) =>
    Array.isArray(value) && value.some(isFields) ? [value.filter(isFields)] : [],
  );

const identities = ['number', 'id', 'index', 'key', 'url'];

/** The value by which an item of the input is known in a field such as `number`, `messageId` or `source`. */
export function identityFor(name: string, item: Readonly<Record<string, unknown>>): unknown {
  if (identities.includes(name)) return item[name];
  if (!/(?:id|number|index|key|ref)$/i.test(name)) return undefined;
  const [known] = identities.filter((identity) => inWords(name).endsWith(identity) && item[identity] !== undefined);
  return item[name] ?? item[known ?? 'id'] ?? item['number'];
}

/** The items of the input that the items of a field speak about, one each; undefined if the field speaks of none. */
export function itemsFor(
  properties: Readonly<Record<string, JsonSchema>>,
  scope: Scope,
): readonly Readonly<Record<string, unknown>>[] | undefined {
  const names = Object.keys(properties);
  return listsOf(scope).find((items) =>
    names.some((name) => items.every((item) => identityFor(name, item) !== undefined)),
  );
}

/** A sentence, and what the input calls the source that it stands in. */
export interface BackedSentence {
  readonly sentence: string;
  readonly source: Readonly<Record<string, unknown>> | undefined;
}

/** What the sources say of the question: of each believable one its best sentence, then its second best. */
export function backedSentences(scope: Scope, most: number): BackedSentence[] {
  const least = minCredibility(scope);
  const sources = listsOf(scope)
    .flat()
    .map((item) => ({ item, own: { ...scopeOf(scope.material, item), wanted: scope.wanted } }))
    .filter(({ own }) => own.sentences.length > 0 && credibilityOf(own, isHostile(own)) >= least)
    .toSorted((one, other) => relevanceOf(other.own) - relevanceOf(one.own));
  if (listsOf(scope).flat().length === 0)
    return rankedSentences(scope)
      .slice(0, most)
      .map((sentence) => ({ sentence, source: undefined }));
  const said = new Map<string, BackedSentence>();
  for (const round of [0, 1, 2])
    for (const { item, own } of sources) {
      const sentence = rankedSentences(own)[round];
      if (sentence !== undefined && !said.has(sentence)) said.set(sentence, { sentence, source: item });
    }
  return [...said.values()].slice(0, most);
}

/** The words that the input uses most. */
function keywordsOf({ question, whole }: Scope): string[] {
  const known = [...placesIn(question), ...titlesIn(question), 'employees people staff more than least leads']
    .join(' ')
    .toLowerCase();
  const counts = new Map<string, { word: string; count: number }>();
  for (const word of `${question} ${whole}`.match(/[\p{L}][\p{L}-]{3,}/gu) ?? []) {
    const [stem] = wordsOf(word);
    if (
      stem === undefined ||
      known.includes(word.toLowerCase()) ||
      /^(?:find|with|have|this|will|your|into|than|they|about|compan|want|need|look|search)/.test(stem)
    )
      continue;
    counts.set(stem, { word: word.toLowerCase(), count: (counts.get(stem)?.count ?? 0) + 1 });
  }
  return [...counts.values()].toSorted((one, other) => other.count - one.count).map(({ word }) => word);
}

const ask = ({ question, sentences }: Scope): string => question || sentences.join(' ');

/** What lists of texts hold, by their names. */
const rules: readonly (readonly [name: RegExp, rule: (scope: Scope, most: number) => readonly string[]])[] = [
  [/industr|sector|branch/, (scope) => industriesIn(ask(scope))],
  [/location|place|cit(?:y|ies)|town|countr|region|area/, (scope) => placesIn(ask(scope))],
  [/size|employees|headcount/, (scope) => sizesIn(ask(scope))],
  [/title|role|position|seniorit/, (scope) => titlesIn(ask(scope))],
  [/categor|kind|business|type/, (scope) => searchTermsIn(ask(scope))],
  [/keyword|tag|topic|term/, keywordsOf],
  [/question|follow/, ({ sentences }) => sentences.filter((sentence) => sentence.endsWith('?'))],
  [
    /point|insight|finding|highlight|fact|takeaway|bullet|summar|statement|quote|evidence/,
    (scope, most) => backedSentences(scope, most).map(({ sentence }) => sentence),
  ],
  [/url|link|website/, ({ whole }) => whole.match(/https?:\/\/[^\s"<>)]+/g) ?? []],
  [/e ?mail|recipient|attendee/, ({ whole }) => whole.match(/[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g) ?? []],
];

/** The texts of a list, each once. */
export function listTexts(field: Field, scope: Scope): string[] {
  const most = maxListLength(field, scope, 5);
  const rule = rules.find(([pattern]) => pattern.test(inWords(field.name)))?.[1];
  const texts = rule?.(scope, most) ?? [];
  return [...new Set(texts)]
    .slice(0, most)
    .map((text) => cutAtWord(text, maxTextLength({ name: field.name, schema: field.schema.items ?? {} }, scope, 400)));
}
