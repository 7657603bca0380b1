import { isFields, textOf, type Fields } from '../../requests.ts';
import { hexId } from '../../world/seededRandom.ts';
import { invalid } from './answers.ts';

export type Kind = 'title' | 'rich_text' | 'email' | 'phone_number' | 'url' | 'number' | 'select';

/** A column of a database. */
export interface Property {
  readonly id: string;
  readonly name: string;
  readonly type: Kind;
  /** The values of a select, to which writers may add. */
  readonly options: string[];
}

/** What a cell holds. */
export type Value = string | number | null;

export const propertyOf = (name: string, type: Kind, options: readonly string[] = []): Property => ({
  id: type === 'title' ? 'title' : hexId(`notion ${name}`, 4),
  name,
  type,
  options: [...options],
});

const longest = 2_000;
const option = (name: string) => ({ id: hexId(`notion option ${name}`, 8), name, color: 'default' });
const richText = (text: string) => ({
  type: 'text',
  text: { content: text, link: null },
  annotations: { bold: false, italic: false, strikethrough: false, underline: false, code: false, color: 'default' },
  plain_text: text,
  href: null,
});

export const richTexts = (value: Value) => (value === null || value === '' ? [] : [richText(String(value))]);

/** A column as the schema of its database shows it. */
export const describeProperty = ({ id, name, type, options }: Property) => {
  const facts = { number: { format: 'number' }, select: { options: options.map(option) } };
  return { id, name, type, [type]: type === 'number' || type === 'select' ? facts[type] : {} };
};

/** A cell as a page shows it. */
export const describeValue = ({ id, type }: Property, value: Value) => {
  if (type === 'title' || type === 'rich_text') return { id, type, [type]: richTexts(value) };
  return { id, type, [type]: type === 'select' && value !== null ? option(String(value)) : value };
};

function textIn(name: string, type: Kind, list: unknown): Value {
  if (!Array.isArray(list))
    return invalid(
      `body failed validation: body.properties.${name}.${type} should be an array, instead was \`${JSON.stringify(list)}\`.`,
    );
  return list
    .map((part: unknown, index) => {
      const at = `body.properties.${name}.${type}[${index}].text`;
      const content = isFields(part) && isFields(part['text']) ? part['text']['content'] : undefined;
      if (typeof content !== 'string')
        return invalid(
          `body failed validation: ${at}.content should be a string, instead was \`${JSON.stringify(content)}\`.`,
        );
      if (content.length > longest)
        invalid(
          `body failed validation: ${at}.content.length should be ≤ \`${longest}\`, instead was \`${content.length}\`.`,
        );
      return content;
    })
    .join('');
}

/** The value of a cell in a request. */
export function valueOf({ name, type, options }: Property, given: unknown): Value {
  if (!isFields(given) || !Object.hasOwn(given, type)) return invalid(`${name} is expected to be ${type}.`);
  const value = given[type];
  if (type === 'title' || type === 'rich_text') return textIn(name, type, value);
  if (value === null) return null;
  const wrong = (wanted: string): never =>
    invalid(
      `body failed validation: body.properties.${name}.${type} should be ${wanted}, instead was \`${JSON.stringify(value)}\`.`,
    );
  if (type === 'number') return typeof value === 'number' ? value : wrong('a number');
  if (type === 'select') {
    const chosen = isFields(value) ? value['name'] : undefined;
    if (typeof chosen !== 'string' || chosen === '') return wrong('an option with a name');
    if (!options.includes(chosen)) options.push(chosen);
    return chosen;
  }
  if (typeof value !== 'string' || value === '') return wrong('a string of at least one character');
  return value.length <= longest ? value : wrong(`at most ${longest} characters long`);
}

const tests: Readonly<Record<string, (value: Value, wanted: unknown) => boolean>> = {
  equals: (value, wanted) => textOf(value).toLowerCase() === textOf(wanted).toLowerCase(),
  does_not_equal: (value, wanted) => textOf(value).toLowerCase() !== textOf(wanted).toLowerCase(),
  contains: (value, wanted) => textOf(value).toLowerCase().includes(textOf(wanted).toLowerCase()),
  does_not_contain: (value, wanted) => !textOf(value).toLowerCase().includes(textOf(wanted).toLowerCase()),
  starts_with: (value, wanted) => textOf(value).toLowerCase().startsWith(textOf(wanted).toLowerCase()),
  ends_with: (value, wanted) => textOf(value).toLowerCase().endsWith(textOf(wanted).toLowerCase()),
  is_empty: (value) => value === null || value === '',
  is_not_empty: (value) => value !== null && value !== '',
  greater_than: (value, wanted) => value !== null && Number(value) > Number(wanted),
  less_than: (value, wanted) => value !== null && Number(value) < Number(wanted),
  greater_than_or_equal_to: (value, wanted) => value !== null && Number(value) >= Number(wanted),
  less_than_or_equal_to: (value, wanted) => value !== null && Number(value) <= Number(wanted),
};
const ofAll = ['equals', 'does_not_equal', 'is_empty', 'is_not_empty'];
const ofTexts = [...ofAll, 'contains', 'does_not_contain', 'starts_with', 'ends_with'];
const ofNumbers = [...ofAll, 'greater_than', 'less_than', 'greater_than_or_equal_to', 'less_than_or_equal_to'];
const allowed = (type: Kind): readonly string[] => {
  if (type === 'select') return ofAll;
  return type === 'number' ? ofNumbers : ofTexts;
};

type Test = (values: ReadonlyMap<string, Value>) => boolean;

/** A filter of a query: a condition on a column, or several joined by `and` or `or`. */
export function filterOf(properties: readonly Property[], filter: Fields): Test {
  for (const joint of ['and', 'or'] as const) {
    const list = filter[joint];
    if (list === undefined) continue;
    if (!Array.isArray(list) || !list.every(isFields))
      return invalid(`body failed validation: body.filter.${joint} should be an array.`);
    const parts = list.map((part) => filterOf(properties, part));
    return (values) => (joint === 'and' ? parts.every((test) => test(values)) : parts.some((test) => test(values)));
  }
  const name = textOf(filter['property']);
  const property =
    properties.find((one) => one.name === name || one.id === name) ??
    invalid(`Could not find property with name or id: ${name}`);
  const condition = filter[property.type];
  if (!isFields(condition)) {
    const other = Object.keys(filter).find((key) => key !== 'property' && key !== 'type') ?? 'undefined';
    return invalid(`database property ${property.type} does not match filter ${other}`);
  }
  const [operator = '', wanted] = Object.entries(condition)[0] ?? [];
  const test = allowed(property.type).includes(operator) ? tests[operator] : undefined;
  if (!test) return invalid(`body failed validation: body.filter.${property.type}.${operator} should be not present.`);
  return (values) => test(values.get(property.name) ?? null, wanted);
}
