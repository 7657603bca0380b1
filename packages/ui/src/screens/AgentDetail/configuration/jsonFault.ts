/** Where JSON text is invalid. Line and column count from 1; a column is one code point. */
export interface JsonFault {
  line: number;
  column: number;
  /** What is wrong, to follow 'Line 3, column 12: '. */
  problem: string;
}

type Expected = 'value' | 'value or ]' | 'name' | 'name or }' | 'colon' | 'comma' | 'end';
type Parsed = { next: number } | { fault: string; at: number };

/** Deeper nesting could overflow the stack of a recursive serialiser. */
const DEEPEST = 500;
const NUMBER = /-?(?:0|[1-9]\d*)(\.\d+)?([eE][+-]?\d+)?/y;
const WORD = /[^\s{}[\]:,"]+/y;
const ESCAPE = /["\\/bfnrt]|u[\da-fA-F]{4}/y;
const SPACE = /[ \t\r\n]*/y;

const match = (pattern: RegExp, text: string, at: number): RegExpExecArray | null => {
  pattern.lastIndex = at;
  return pattern.exec(text);
};

/** Reads a string from its opening quote. */
function readString(text: string, start: number): Parsed {
  for (let at = start + 1; at < text.length; at += 1) {
    const character = text[at];
    if (character === '"') return { next: at + 1 };
    if (character === '\n' || character === '\r') return { fault: 'the text in quotes is not closed on this line', at };
    if (character !== undefined && character < ' ')
      return { fault: 'a control character in quotes, write it as \\u', at };
    if (character === '\\') {
      const escape = match(ESCAPE, text, at + 1);
      if (!escape) return { fault: 'a backslash without an escape, write \\\\ for a backslash', at };
      at += escape[0].length;
    }
  }
  return { fault: 'the text in quotes is never closed', at: start };
}

/** Reads a number, true, false or null. Numbers that would lose precision are faults too. */
function readWord(text: string, start: number): Parsed {
  const number = match(NUMBER, text, start);
  const word = match(WORD, text, start)?.[0] ?? text.slice(start, start + 1);
  if (number && number[0] === word) {
    const changes =
      number[1] === undefined && number[2] === undefined && word.length > 15 && String(Number(word)) !== word;
    if (changes || !Number.isFinite(Number(word)))
      return { fault: 'the number is too large to keep, put it in quotes', at: start };
    return { next: start + word.length };
  }
  if (word === 'true' || word === 'false' || word === 'null') return { next: start + word.length };
  return { fault: `expected a value, found ${shortened(word)}`, at: start };
}

const shortened = (found: string): string =>
  found.length > 12 ? `${Array.from(found).slice(0, 12).join('')}…` : found;

/** Line and column of an offset. */
function place(text: string, offset: number): { line: number; column: number } {
  const lines = text.slice(0, offset).split(/\r\n|\r|\n/);
  return { line: lines.length, column: Array.from(lines.at(-1) ?? '').length + 1 };
}

/** The first place where text is not JSON or has a number that would lose precision; undefined for valid JSON. */
export function findJsonFault(text: string): JsonFault | undefined {
  const open: ('{' | '[')[] = [];
  let expected: Expected = 'value';
  let at = 0;
  const fault = (problem: string, offset = at): JsonFault => ({ ...place(text, offset), problem });
  const closed = (): Expected => (open.length === 0 ? 'end' : 'comma');

  for (;;) {
    at += match(SPACE, text, at)?.[0].length ?? 0;
    const character = text[at];
    if (character === undefined) {
      if (expected === 'end') return undefined;
      return fault(
        open.length === 0
          ? 'expected a value, found nothing'
          : `the text ends before its last ${open.at(-1) === '{' ? '}' : ']'}`,
      );
    }
    const end: string = open.at(-1) === '{' ? '}' : ']';

    if (expected === 'end')
      return fault(`nothing may follow the end, found ${shortened(match(WORD, text, at)?.[0] ?? character)}`);
    if (expected === 'colon') {
      if (character !== ':') return fault(`expected : after the name, found ${character}`);
      expected = 'value';
      at += 1;
    } else if (expected === 'comma') {
      if (character === end) {
        open.pop();
        expected = closed();
      } else if (character === ',') expected = end === '}' ? 'name' : 'value';
      else return fault(`expected , or ${end}, found ${shortened(match(WORD, text, at)?.[0] ?? character)}`);
      at += 1;
    } else if (character === end && (expected === 'name or }' || expected === 'value or ]')) {
      open.pop();
      expected = closed();
      at += 1;
    } else if (character === end && open.length > 0) {
      return fault(
        text.slice(0, at).trimEnd().endsWith(',')
          ? `no comma is allowed before ${end}`
          : `expected a value, found ${end}`,
      );
    } else if (expected === 'name' || expected === 'name or }') {
      if (character !== '"')
        return fault(`expected a name in double quotes, found ${shortened(match(WORD, text, at)?.[0] ?? character)}`);
      const step = readString(text, at);
      if ('fault' in step) return fault(step.fault, step.at);
      at = step.next;
      expected = 'colon';
    } else if (character === '{' || character === '[') {
      if (open.length === DEEPEST) return fault(`nested deeper than ${DEEPEST} levels`);
      open.push(character);
      expected = character === '{' ? 'name or }' : 'value or ]';
      at += 1;
    } else {
      const step = character === '"' ? readString(text, at) : readWord(text, at);
      if ('fault' in step) return fault(step.fault, step.at);
      at = step.next;
      expected = closed();
    }
  }
}

/** 'Line 3, column 12: expected …' for invalid JSON; undefined for valid JSON. */
export function jsonProblem(text: string): string | undefined {
  const fault = findJsonFault(text);
  return fault && `Line ${fault.line}, column ${fault.column}: ${fault.problem}`;
}
