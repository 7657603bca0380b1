import { expect, test } from 'vitest';
import { formatJson } from './configurationText.ts';

test('short lists of plain values stay on one line', () => {
  expect(
    formatJson({
      targetIndustries: ['Logistics', 'Biotech'],
      maxLeadsPerDay: 50,
      on: true,
      none: null,
      empty: {},
      list: [],
    }),
  ).toBe(`{
  "targetIndustries": ["Logistics", "Biotech"],
  "maxLeadsPerDay": 50,
  "on": true,
  "none": null,
  "empty": {},
  "list": []
}`);
});

test('long lists and lists of objects have one entry per line', () => {
  expect(formatJson({ long: ['a'.repeat(40), 'b'.repeat(40)], rules: [{ a: 1 }] })).toBe(`{
  "long": [
    "${'a'.repeat(40)}",
    "${'b'.repeat(40)}"
  ],
  "rules": [
    {
      "a": 1
    }
  ]
}`);
});

test.each([
  [{}],
  [{ a: { b: { c: [[1, 2], [{ d: '"\\\n\u2028' }]] } } }],
  [JSON.parse('{"__proto__": {"x": 1}, "": [], "1e308": 1e308, "-0": 0.1}')],
  [['a', null, true, { b: [] }]],
])('%j reads back the same', (value) => {
  const text = formatJson(value);
  expect(JSON.parse(text)).toEqual(value);
  expect(JSON.stringify(JSON.parse(text))).toBe(JSON.stringify(value));
});
