import { describe, expect, test } from 'vitest';
import { findJsonFault, jsonProblem } from './jsonFault.ts';

const nested = (levels: number) => '['.repeat(levels) + ']'.repeat(levels);
/** Numbers from 0 to 1, the same on every run, so that a failure can be reproduced. */
const sequence = (seed: number) => () => (seed = (seed * 48_271) % 2_147_483_647) / 2_147_483_647;

describe('the position where JSON is invalid', () => {
  test.each([
    ['', 'Line 1, column 1: expected a value, found nothing'],
    ['  \n ', 'Line 2, column 2: expected a value, found nothing'],
    ['{', 'Line 1, column 2: the text ends before its last }'],
    ['[1, 2', 'Line 1, column 6: the text ends before its last ]'],
    ['{\n  "a": 1,\n  "b": oops\n}', 'Line 3, column 8: expected a value, found oops'],
    ['{\n  "a": 1,\n}', 'Line 3, column 1: no comma is allowed before }'],
    ['[1, 2, ]', 'Line 1, column 8: no comma is allowed before ]'],
    ['{"a": }', 'Line 1, column 7: expected a value, found }'],
    ['{"a" 1}', 'Line 1, column 6: expected : after the name, found 1'],
    ['{"a": 1 "b": 2}', 'Line 1, column 9: expected , or }, found "'],
    ['{"a": [1 2]}', 'Line 1, column 10: expected , or ], found 2'],
    ["{'a': 1}", "Line 1, column 2: expected a name in double quotes, found 'a'"],
    ['{a: 1}', 'Line 1, column 2: expected a name in double quotes, found a'],
    ['{"a": 01}', 'Line 1, column 7: expected a value, found 01'],
    ['{"a": .5}', 'Line 1, column 7: expected a value, found .5'],
    ['{"a": +1}', 'Line 1, column 7: expected a value, found +1'],
    ['{"a": NaN}', 'Line 1, column 7: expected a value, found NaN'],
    ['{"a": undefinedundefined}', 'Line 1, column 7: expected a value, found undefinedund…'],
    ['{"a": 1} x', 'Line 1, column 10: nothing may follow the end, found x'],
    ['{"a": "b\n"}', 'Line 1, column 9: the text in quotes is not closed on this line'],
    ['{"a": "b', 'Line 1, column 7: the text in quotes is never closed'],
    ['{"a": "\t"}', 'Line 1, column 8: a control character in quotes, write it as \\u'],
    ['{"a": "\\x"}', 'Line 1, column 8: a backslash without an escape, write \\\\ for a backslash'],
    ['{"a": "\\u12"}', 'Line 1, column 8: a backslash without an escape, write \\\\ for a backslash'],
    ['{"a": ]', 'Line 1, column 7: expected a value, found ]'],
  ])('%j: %s', (text, message) => {
    expect(jsonProblem(text)).toBe(message);
    expect(() => JSON.parse(text)).toThrow(SyntaxError);
  });

  test('counts a character outside the basic plane as one, and every kind of line break', () => {
    expect(findJsonFault('{"😀": oops}')).toMatchObject({ line: 1, column: 7 });
    expect(findJsonFault('{\r\n\r"a": oops}')).toMatchObject({ line: 3, column: 6 });
  });

  test('refuses numbers that would silently change, and accepts those that read back the same', () => {
    expect(jsonProblem('{"id": 12345678901234567890}')).toBe(
      'Line 1, column 8: the number is too large to keep, put it in quotes',
    );
    expect(jsonProblem('{"big": 1e999}')).toBe('Line 1, column 9: the number is too large to keep, put it in quotes');
    for (const value of [Number.MAX_SAFE_INTEGER, 1e20, 12345678901234567000, 1e308, -0.1, 1.5e-7])
      expect(jsonProblem(JSON.stringify({ value }))).toBeUndefined();
  });

  test('accepts 500 levels and a megabyte of text', () => {
    expect(findJsonFault(nested(500))).toBeUndefined();
    expect(jsonProblem(nested(501))).toBe('Line 1, column 501: nested deeper than 500 levels');
    expect(findJsonFault(nested(100_000))).toBeDefined();
    expect(findJsonFault(JSON.stringify({ text: 'x"\\'.repeat(400_000) }))).toBeUndefined();
  });
});

describe('against JSON.parse', () => {
  const seeds = [
    '{"a":[1,-2.5e3,{"b":null}],"c":"x\\n\\u00e9","d":{}}',
    '[]',
    '{\n  "t": true,\n  "f": false\n}',
    '"text"',
    '-0',
    '[[],[{}],[1,[2]]]',
  ];
  const alphabet = ['{', '}', '[', ']', ',', ':', '"', '\\', '0', '1', '-', '.', 'e', 'n', ' ', '\n', 'true', 'null'];
  test('finds a fault exactly where JSON.parse throws, over 20 000 damaged texts', () => {
    const random = sequence(7);
    const wrong: string[] = [];
    const pick = <T>(items: readonly T[]): T => items[Math.floor(random() * items.length)] as T;
    for (let round = 0; round < 20_000; round += 1) {
      let text = pick(seeds);
      for (let edit = 0; edit < 1 + Math.floor(random() * 3); edit += 1) {
        const at = Math.floor(random() * (text.length + 1));
        text = text.slice(0, at) + (random() < 0.6 ? pick(alphabet) : '') + text.slice(at + (random() < 0.6 ? 1 : 0));
      }
      let parses = true;
      try {
        JSON.parse(text);
      } catch {
        parses = false;
      }
      const problem = jsonProblem(text);
      if (problem?.endsWith('put it in quotes')) continue;
      if ((problem === undefined) !== parses) wrong.push(text);
    }
    expect(wrong).toEqual([]);
  });
});
