import { invalid } from './answers.ts';
import { fieldOf, type Value } from './values.ts';
import type { Table } from './bases.ts';

type Test = (values: ReadonlyMap<string, Value>) => boolean;

const malformed = (): never =>
  invalid(
    'INVALID_FILTER_BY_FORMULA',
    'The formula for filtering records is invalid: Invalid formula. Please check your formula text.',
  );

/** The parts of a list between brackets, at its commas that are in no brackets or quotes. */
function partsOf(text: string): readonly string[] {
  const parts = [''];
  let depth = 0;
  for (const [piece] of text.matchAll(/'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*"|./gs)) {
    if (piece === '(') depth += 1;
    if (piece === ')') depth -= 1;
    if (piece === ',' && depth === 0) parts.push('');
    else parts.push(`${parts.pop() ?? ''}${piece}`);
  }
  return parts;
}

const column = String.raw`(?:LOWER\(\{([^}]+)\}\)|\{([^}]+)\})`;
const constant = String.raw`(?:'((?:[^'\\]|\\.)*)'|"((?:[^"\\]|\\.)*)"|(-?[\d.]+)|BLANK\(\))`;
const equality = new RegExp(String.raw`^${column}\s*(!?=)\s*${constant}$`, 'is');

/** Understands `{Field} = 'text'`, `!=`, `LOWER({Field})`, and such in `AND(…)` and `OR(…)`. */
export function parseFormula(table: Table, formula: string): Test {
  const text = formula.trim();
  const [, joint = '', list = ''] = /^(AND|OR)\((.*)\)$/is.exec(text) ?? [];
  if (joint !== '') {
    const tests = partsOf(list).map((part) => parseFormula(table, part));
    return joint.toUpperCase() === 'AND'
      ? (values) => tests.every((test) => test(values))
      : (values) => tests.some((test) => test(values));
  }
  const [, lower, plain, sign, single, double, number] = equality.exec(text) ?? malformed();
  const field = fieldOf(table, lower ?? plain ?? '');
  const wanted = number ?? (single ?? double ?? '').replaceAll(/\\(.)/g, '$1');
  return (values) => {
    const value = String(values.get(field.name) ?? '');
    return ((lower === undefined ? value : value.toLowerCase()) === wanted) === (sign === '=');
  };
}
