import { agentOf } from '@switchboard/api-contract/agents/all';
import type { Collection } from '@switchboard/api-contract/agents/defineAgent';
import { speech, type Speech } from '@switchboard/api-contract/agents/speech';
import { agentTable, type AgentSlug } from '@switchboard/api-contract/agentTable';
import { keptFields } from '@switchboard/api-contract/records/edit';
import { fieldWords } from './words.ts';

/** A field of a record, and how people call it. */
export interface Field {
  readonly name: string;
  readonly type: 'text' | 'number' | 'flag' | 'instant' | 'list';
}

/** A collection, as people speak of it. All of it follows from the contract. */
export interface Kind {
  readonly slug: AgentSlug;
  readonly collection: string;
  readonly one: string;
  readonly many: string;
  /** The words for its records, and whether each means several. */
  readonly words: ReadonlyMap<string, 'one' | 'many'>;
  readonly fields: ReadonlyMap<string, Field>;
  /** Its fields by the words for them. */
  readonly fieldWords: ReadonlyMap<string, Field>;
  /** Words that stand for a value of a field. */
  readonly states: ReadonlyMap<string, readonly [field: string, value: string | boolean]>;
  /** The fields whose values are words that people say. */
  readonly named: readonly string[];
  /** By a field, another that has what several of its values have in common. */
  readonly broader: Readonly<Record<string, string>>;
  readonly time: string;
  readonly who: string;
  /** The number that 'best' is about; undefined where there is none. */
  readonly figure: string | undefined;
  /** The field that is its name. */
  readonly title: string;
}

interface SchemaNode {
  readonly type?: string;
  readonly wrapped?: SchemaNode;
  readonly pipe?: readonly SchemaNode[];
  readonly options?: readonly unknown[];
  readonly entries?: Readonly<Record<string, SchemaNode>>;
}

/** The schema inside of what may be missing. */
const inner = (node: SchemaNode | undefined): SchemaNode | undefined =>
  node?.wrapped ? inner(node.wrapped) : node?.pipe?.[0] && node.pipe[0] !== node ? inner({ ...node.pipe[0] }) : node;

const instants = /(?:Time|At|Date|Sync|Updated|Used|Until|Completion)$|^timestamp$|^at$/;
const typeOf = (name: string, schema: SchemaNode): Field['type'] => {
  const type = inner(schema)?.type;
  if (type === 'number') return 'number';
  if (type === 'boolean') return 'flag';
  if (type !== 'string' && type !== 'union') return 'list';
  return instants.test(name) ? 'instant' : 'text';
};

/** The words that a schema offers for each field. */
function choicesIn(schema: SchemaNode | undefined): [field: string, value: string][] {
  const entries = inner(schema)?.entries ?? {};
  return Object.entries(entries).flatMap(([field, one]) => {
    const node = inner(one);
    return node?.type === 'picklist'
      ? (node.options ?? []).map((value): [string, string] => [field, String(value)])
      : [];
  });
}

/** A word for one, as it is for several. */
const plural = (one: string): string =>
  /(?:s|x|ch|sh)$/.test(one) ? `${one}es` : /[^aeou]y$/.test(one) ? `${one.slice(0, -1)}ies` : `${one}s`;

/** Fields that nobody asks about. */
const kept = new Set([...keptFields, 'sample', 'runId', 'source']);
/** Fields whose names are said for other things; their other words are known. */
const prepositions = new Set(['from', 'to', 'text', 'kind', 'did']);
const titles = ['name', 'title', 'subject', 'target'];
const none: Speech = { time: 'createdAt' };

function kindOf(slug: AgentSlug, collection: string, definition: Collection): Kind {
  const said = speech[collection] ?? none;
  const fields = new Map(
    Object.entries(definition.record.entries)
      .filter(([name]) => !kept.has(name))
      .map(([name, schema]): [string, Field] => [name, { name, type: typeOf(name, schema as SchemaNode) }]),
  );
  const called = [...fields.values()].flatMap((field) =>
    [...(prepositions.has(field.name) ? [] : [fieldWords(field.name)]), ...(said.fields?.[field.name] ?? [])].flatMap(
      (words): [string, Field][] => [
        [words, field],
        [plural(words), field],
      ],
    ),
  );
  // What a field is called by its own name comes before what another is called as well.
  const own = new Map(
    [...fields.values()].filter(({ name }) => !prepositions.has(name)).map((field) => [fieldWords(field.name), field]),
  );
  const values = [
    ...choicesIn(definition.create as SchemaNode | undefined),
    ...choicesIn(definition.edits as SchemaNode | undefined),
    ...Object.entries(said.values ?? {}).flatMap(([field, all]) =>
      all.map((value): [string, string] => [field, value]),
    ),
  ].filter(([field]) => fields.has(field));
  const words = new Map<string, 'one' | 'many'>();
  for (const one of [definition.one, ...(said.words ?? [])]) words.set(one, 'one').set(plural(one), 'many');
  words.set(collection, 'many');
  return {
    slug,
    collection,
    one: definition.one,
    many: collection === 'tasks' ? 'tasks' : plural(definition.one),
    words,
    fields,
    fieldWords: new Map([...called, ...own]),
    states: new Map(
      [
        ...values.flatMap(([field, value]): [string, readonly [string, string]][] => [
          [value.toLowerCase().replaceAll('_', ' '), [field, value]],
          // 'newsletters' are what 'mail in the category newsletter' is.
          ...(field === 'category' ? [[plural(value), [field, value]] as [string, readonly [string, string]]] : []),
        ]),
        ...Object.entries(said.states ?? {}),
      ].filter(([word]) => !words.has(word)),
    ),
    named: [
      ...new Set([
        ...definition.searched.map((name) => name.split('.')[0] ?? ''),
        ...definition.filters,
        ...Object.keys(said.values ?? {}),
        ...Object.values(said.broader ?? {}),
      ]),
    ].filter((name) => ['text', 'list'].includes(fields.get(name)?.type ?? '') && !/(?:Id|url|Url)$/.test(name)),
    broader: said.broader ?? {},
    time: said.time,
    who: said.who ?? 'name',
    figure: definition.sorts.find((name) => fields.get(name)?.type === 'number'),
    title: titles.find((name) => fields.has(name)) ?? 'id',
  };
}

/** Every collection of the seven agents; of those that several have, that of the first. */
export const kinds: readonly Kind[] = [
  ...new Map(
    agentTable
      .flatMap(({ slug }) =>
        Object.entries(agentOf(slug).records).map(([name, definition]) => kindOf(slug, name, definition)),
      )
      .toReversed()
      .map((kind) => [kind.collection, kind]),
  ).values(),
].toReversed();
