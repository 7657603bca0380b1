import { mayBeNull, plainSchema, typeOf, type JsonSchema } from './JsonSchema.ts';
import { choose, chooseAll, chooseYesOrNo } from './rules/choose.ts';
import { maxListLength, type Field } from './rules/limits.ts';
import { backedSentences, identityFor, itemsFor, listsOf, listTexts } from './rules/list.ts';
import { measure, nearestAllowed } from './rules/measure.ts';
import { readPlan } from './rules/plan.ts';
import { write } from './rules/write.ts';
import { scopeOf, type Scope } from './Scope.ts';
import { cutAtWord } from './text.ts';

const deepest = 5;

type Properties = Readonly<Record<string, JsonSchema>>;

/** Fills a JSON schema from what the input says. What it does not say is null, left out or empty. */
export function fill(schema: JsonSchema, scope: Scope): unknown {
  return createFiller(schema).fillOrEmpty({ name: '', schema }, scope);
}

function createFiller(root: JsonSchema) {
  const plain = (schema: JsonSchema): JsonSchema => plainSchema(schema, root);
  let depth = 0;

  /** Fills a field; undefined if the input says nothing about it. */
  function fillIfKnown({ name, schema: given }: Field, scope: Scope): unknown {
    const schema = plain(given);
    const field = { name, schema };
    if (schema.const !== undefined) return schema.const;
    if (schema.enum) return choose(field, scope);
    const type = typeOf(schema);
    if (type === 'object') return objectOf(schema, scope);
    if (type === 'array') return arrayOf(field, scope);
    if (type === 'boolean') return chooseYesOrNo(field, scope);
    const identity = identityFor(name, scope.data);
    if (type === 'string') return typeof identity === 'string' ? identity : textOf(field, scope);
    if (type !== 'number' && type !== 'integer') return undefined;
    const number = typeof identity === 'number' ? identity : measure(field, scope);
    return number === undefined ? undefined : nearestAllowed(number, field, type === 'integer');
  }

  /** Fills a field; null, zero or an empty text if the input says nothing about it. */
  function fillOrEmpty(field: Field, scope: Scope): unknown {
    const filled = fillIfKnown(field, scope);
    if (filled !== undefined) return filled;
    if (mayBeNull(field.schema, root)) return null;
    const schema = plain(field.schema);
    const type = typeOf(schema);
    if (type === 'number' || type === 'integer') return nearestAllowed(0, { ...field, schema }, type === 'integer');
    if (type === 'null') return null;
    return longEnough('', schema, scope);
  }

  function objectOf({ properties = {}, required = [] }: JsonSchema, scope: Scope): Readonly<Record<string, unknown>> {
    const filled: Record<string, unknown> = {};
    depth += 1;
    for (const [name, schema] of Object.entries(properties)) {
      // A schema may refer to itself.
      if (depth > deepest && !required.includes(name)) continue;
      const field = { name, schema };
      const one = required.includes(name) ? fillOrEmpty(field, scope) : fillIfKnown(field, scope);
      if (one !== undefined) filled[name] = one;
    }
    depth -= 1;
    return filled;
  }

  function arrayOf(field: Field, scope: Scope): readonly unknown[] {
    const items = plain(field.schema.items ?? {});
    if (depth > deepest) return [];
    const filled = itemsOf(field, items, scope).slice(0, field.schema.maxItems);
    const missing = Math.max(0, (field.schema.minItems ?? 0) - filled.length);
    return [
      ...filled,
      ...Array.from({ length: missing }, () => fillOrEmpty({ name: field.name, schema: items }, scope)),
    ];
  }

  function itemsOf(field: Field, items: JsonSchema, scope: Scope): readonly unknown[] {
    if (items.enum) return chooseAll(items.enum, scope);
    const type = typeOf(items);
    if (type === 'string') return listTexts({ ...field, schema: { ...field.schema, items } }, scope);
    if (type === 'number' || type === 'integer') return numbersOf(field.name, scope);
    return type === 'object' ? objectsOf(field, items, scope) : [];
  }

  function objectsOf(field: Field, items: JsonSchema, scope: Scope): readonly unknown[] {
    const { properties = {} } = items;
    if (/^(?:steps|plan|tasks|workflow)$/i.test(field.name)) return stepsOf(items, properties, scope);
    const about = /insight|finding|statement|claim|fact/i.test(field.name) ? undefined : itemsFor(properties, scope);
    if (about) return about.map((item) => objectOf(items, { ...scopeOf(scope.material, item), ...pick(scope) }));
    return backedSentences(scope, maxListLength(field, scope, 5)).map(({ sentence, source = {} }) =>
      objectOf(items, { ...scope, data: source, sentences: [sentence], whole: sentence }),
    );
  }

  function stepsOf(items: JsonSchema, properties: Properties, scope: Scope): readonly unknown[] {
    const [agentName] = Object.keys(properties).filter((name) => /agent|who|assignee/i.test(name));
    const agentField = agentName === undefined ? undefined : plain(properties[agentName] ?? {});
    const steps = readPlan(scope, agentField);
    const ownId = Object.keys(properties).find((name) => /^(?:id|key)$/.test(name));
    const referenceTo = (number: number, to: JsonSchema): unknown =>
      typeOf(to) === 'string'
        ? `step-${number}`
        : /from 0|zero|0-based/i.test(to.description ?? '')
          ? number - 1
          : number;
    return steps.map(({ number, agent, task, after }) => {
      const step = { ...scope, question: task, data: {}, sentences: [task], whole: task };
      const filled: Record<string, unknown> = { ...objectOf(items, step) };
      for (const [name, given] of Object.entries(properties)) {
        const schema = plain(given);
        if (name === agentName && agent !== undefined) filled[name] = agent;
        else if (name === ownId || name === 'number') filled[name] = referenceTo(number, schema);
        else if (/after|depend|wait|needs/i.test(name))
          filled[name] = after.map((one) =>
            referenceTo(one, { description: schema.description ?? '', ...plain(schema.items ?? {}) }),
          );
        else if (/^(?:task|description|instruction|input|title|name|what|text)$/i.test(name))
          filled[name] = cutAtWord(task, schema.maxLength ?? 2_000);
      }
      return filled;
    });
  }

  /** Numbers of the items that the field is about, such as those of the sources of an insight. */
  function numbersOf(name: string, scope: Scope): readonly number[] {
    const own = scope.data['number'] ?? scope.data['index'];
    // All people in the input are meant.
    if (own === undefined && /guest|attend|recipient/i.test(name))
      return listsOf(scope)
        .flat()
        .flatMap(({ number, email }) => (typeof number === 'number' && email !== undefined ? [number] : []));
    if (typeof own === 'number') return /source|number|ref|cit/i.test(name) ? [own] : [];
    return [];
  }

  return { fillOrEmpty };
}

const pick = ({ question, wanted }: Scope): Pick<Scope, 'question' | 'wanted'> => ({ question, wanted });

const textOf = (field: Field, scope: Scope): string | undefined => {
  const text = write(field, scope);
  return text === undefined
    ? undefined
    : longEnough(cutAtWord(text, field.schema.maxLength ?? Infinity), field.schema, scope);
};

/** A text of the length that is demanded, made longer with the question. */
function longEnough(text: string, { minLength = 0, maxLength = Infinity }: JsonSchema, { question }: Scope): string {
  if (text.length >= minLength) return text;
  const longer = `${text} ${question}`.trim();
  return (longer.length >= minLength ? longer : longer.padEnd(minLength, '.')).slice(0, maxLength);
}
