import { textOf } from '../../requests.ts';

type Test = (fields: Readonly<Record<string, unknown>>) => boolean;

const texts = ['currency', 'customer', 'number', 'status'];
const numbers = ['created', 'total'];

/** A clause, after the word that joins it to those before it. */
const clause =
  /\s*(?:(AND|OR)\s+)?(-?)(\w+)(:|~|>=|<=|>|<)(?:"((?:[^"\\]|\\.)*)"|'((?:[^'\\]|\\.)*)'|(-?\d+))(?=\s|$)/iy;

/** A text is compared whole, or with three letters and more in part; both without regard to capitals. */
function compareText(name: string, sign: string, text: string): Test | undefined {
  const wanted = text.replaceAll(/\\(.)/g, '$1').toLowerCase();
  const valueIn: (fields: Parameters<Test>[0]) => string = (fields) => textOf(fields[name]).toLowerCase();
  if (sign === ':') return (fields) => valueIn(fields) === wanted;
  return sign === '~' && wanted.length >= 3 ? (fields) => valueIn(fields).includes(wanted) : undefined;
}

const comparisons: Readonly<Record<string, (value: number, wanted: number) => boolean>> = {
  ':': (value, wanted) => value === wanted,
  '>': (value, wanted) => value > wanted,
  '>=': (value, wanted) => value >= wanted,
  '<': (value, wanted) => value < wanted,
  '<=': (value, wanted) => value <= wanted,
};

/**
 * Understands the clauses of Stripe's search query language for some fields of invoices, joined by AND or by OR.
 * Undefined if it is none.
 */
export function parseSearch(query: string): Test | undefined {
  const tests: Test[] = [];
  const joints = new Set<string>();
  clause.lastIndex = 0;
  for (let at = 0; at < query.trimEnd().length; at = clause.lastIndex) {
    const [, joint = 'AND', negation, name = '', sign = '', double, single, digits] = clause.exec(query) ?? [];
    const text = double ?? single;
    const compare = comparisons[sign];
    let test: Test | undefined;
    if (text !== undefined && texts.includes(name)) test = compareText(name, sign, text);
    else if (digits !== undefined && numbers.includes(name) && compare)
      test = (fields) => compare(Number(fields[name]), Number(digits));
    if (!test) return undefined;
    if (tests.length > 0) joints.add(joint.toUpperCase());
    const wanted = negation === '';
    tests.push((fields) => test(fields) === wanted);
  }
  if (tests.length === 0 || joints.size > 1) return undefined;
  return joints.has('OR')
    ? (fields) => tests.some((test) => test(fields))
    : (fields) => tests.every((test) => test(fields));
}
