import { expect, test } from 'vitest';
import { jsonTokens } from './CustomSettings.tsx';

const kinds = (text: string) => jsonTokens(text).map((token) => `${token.kind} ${token.text}`);

test('names, quoted text and everything else', () => {
  expect(kinds('{"a b" : ["x", 1]}')).toEqual(['other {', 'name "a b"', 'other  : [', 'text "x"', 'other , 1]}']);
  expect(kinds('{"say \\"hi\\"": "a:b"}')).toEqual([
    'other {',
    'name "say \\"hi\\""',
    'other : ',
    'text "a:b"',
    'other }',
  ]);
});

test.each(['', '"', '{"a": "open\n"b": 1}', '\\"', '""""', '{"a":\n\n"b"', '😀"é"', 'x'.repeat(30_000), '"\\'])(
  'keeps every character of %j',
  (text) => {
    expect(
      jsonTokens(text)
        .map((token) => token.text)
        .join(''),
    ).toBe(text);
  },
);

test('does not split long text', () => {
  expect(jsonTokens('"a": 1,'.repeat(3_000))).toHaveLength(1);
});
