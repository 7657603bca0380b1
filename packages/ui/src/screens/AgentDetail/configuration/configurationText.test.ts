import { defaultConfiguration } from '@switchboard/api-contract/agentDetail';
import { describe, expect, test } from 'vitest';
import { patchOf, problemOf, hasSameValue, stepped, textOf } from './configurationText.ts';

test('text of a field', () => {
  expect(textOf({ ...defaultConfiguration, customSettings: {} }, 'customSettings')).toBe('{}');
  expect(textOf(defaultConfiguration, 'timeout')).toBe('300');
});

describe('what a field can send', () => {
  test.each([
    ['maxConcurrentExecutions', '1', 1],
    ['maxConcurrentExecutions', ' 10 ', 10],
    ['retryAttempts', '0', 0],
    ['retryAttempts', '+5', 5],
    ['timeout', '0010', 10],
    ['timeout', '3600', 3600],
  ] as const)('%s takes %j', (field, text, value) => {
    expect(patchOf(field, text)).toEqual({ [field]: value });
  });

  test.each([
    [
      'maxConcurrentExecutions',
      'Enter a number from 1 to 10',
      ['0', '11', '', ' ', '1.5', '1e1', '0x5', 'five', '-1', '5 6', 'NaN', 'Infinity'],
    ],
    ['retryAttempts', 'Enter a number from 0 to 5', ['-1', '6', '']],
    ['timeout', 'Enter a number from 10 to 3600', ['9', '3601', '99999999999999999999999']],
    ['customSettings', 'Custom Settings must be a JSON object', ['', '  ', '[]', '"text"', 'null', '7', 'true']],
  ] as const)('%s answers %j to anything else', (field, message, texts) => {
    for (const text of texts) {
      expect(problemOf(field, text), text).toBe(message);
      expect(patchOf(field, text)).toBeUndefined();
    }
  });

  test('custom settings report the position of a fault, and names that would get lost', () => {
    expect(problemOf('customSettings', '{\n  "a": 1,\n}')).toBe('Line 3, column 1: no comma is allowed before }');
    expect(problemOf('customSettings', '{"__proto__": 1}')).toBe('"__proto__" can\'t be a name in Custom Settings');
    expect(patchOf('customSettings', '{"a": {"b": [1, "ü"]}}')).toEqual({ customSettings: { a: { b: [1, 'ü'] } } });
  });
});

test('texts mean the same regardless of spaces, leading zeros and the order of names', () => {
  expect(hasSameValue('timeout', '0300', ' 300')).toBe(true);
  expect(hasSameValue('timeout', '300', '301')).toBe(false);
  expect(hasSameValue('timeout', '3oo', '3oo ')).toBe(false);
  expect(hasSameValue('customSettings', '{"a":1,"b":{"c":2,"d":3}}', '{ "b": {"d": 3, "c": 2},\n"a": 1 }')).toBe(true);
  expect(hasSameValue('customSettings', '{"a":[1,2]}', '{"a":[2,1]}')).toBe(false);
  expect(hasSameValue('customSettings', '{', '{ ')).toBe(false);
  expect(hasSameValue('customSettings', '"a"', '"b"')).toBe(false);
});

test.each([
  ['timeout', '300', 1, '301'],
  ['timeout', '3600', 1, '3600'],
  ['timeout', '99999', -1, '3600'],
  ['retryAttempts', '0', -1, '0'],
  ['retryAttempts', 'many', 1, '0'],
  ['maxConcurrentExecutions', '', -1, '1'],
] as const)('%s %j stepped by %i is %j', (field, text, by, next) => {
  expect(stepped(field, text, by)).toBe(next);
});
