import { describe, expect, test } from 'vitest';
import { defaultConfiguration } from './agentDetail.ts';
import { mergeConfiguration, isSameValue } from './configuration.ts';

test.each([
  [1, 1, true],
  [1, '1', false],
  [null, undefined, false],
  [{ a: 1, b: [1, { c: 2 }] }, { b: [1, { c: 2 }], a: 1 }, true],
  [[1, 2], [2, 1], false],
  [{ a: 1 }, { a: 1, b: 2 }, false],
  [{}, [], false],
])('%j and %j: %j', (one, other, same) => expect(isSameValue(one, other)).toBe(same));

const held = {
  ...defaultConfiguration,
  timeout: 222,
  customSettings: { limit: 60, hours: { start: '08:00', end: '17:00' }, tags: ['a'], own: 1 },
};

describe('a change over what is held', () => {
  test('of a field that nobody else touched is taken', () => {
    expect(mergeConfiguration(held, { retryAttempts: 1 }, { retryAttempts: 3 })).toEqual({
      configuration: { ...held, retryAttempts: 1 },
      conflicts: [],
    });
  });
  test('of a field that another member changed is a conflict, and what is held stays', () => {
    const { configuration, conflicts } = mergeConfiguration(held, { timeout: 111 }, { timeout: 300 });
    expect(configuration).toEqual(held);
    expect(conflicts).toEqual([{ field: 'timeout', yours: 111, theirs: 222 }]);
  });
  test('to the value that another member set already is none', () =>
    expect(mergeConfiguration(held, { timeout: 222 }, { timeout: 300 }).conflicts).toEqual([]));
  test('without a base replaces', () =>
    expect(mergeConfiguration(held, { timeout: 111, customSettings: { b: 2 } }).configuration).toEqual({
      ...held,
      timeout: 111,
      customSettings: { b: 2 },
    }));
  test('leaves alone what its writer sent back as they had seen it', () => {
    const whole = { ...held, timeout: 300, retryAttempts: 0 };
    expect(mergeConfiguration(held, whole, { ...whole, retryAttempts: 3 }).configuration).toEqual({
      ...held,
      retryAttempts: 0,
    });
  });
});

describe('custom settings', () => {
  const change = (mine: Record<string, unknown>, base: Record<string, unknown>) => {
    const { configuration, conflicts } = mergeConfiguration(held, { customSettings: mine }, { customSettings: base });
    return { settings: configuration.customSettings, conflicts };
  };
  test('are laid over each other name by name, inside objects too', () => {
    const settings = { ...held.customSettings, hours: { start: '08:00', end: '18:00' } };
    expect(change({ hours: { start: '09:00', end: '18:00' } }, { hours: { start: '09:00', end: '17:00' } })).toEqual({
      settings,
      conflicts: [],
    });
  });
  test('name the place of a conflict', () => {
    expect(
      change({ hours: { start: '07:00' }, limit: 70 }, { hours: { start: '09:00' }, limit: 50 }).conflicts,
    ).toEqual([
      { field: 'customSettings.limit', yours: 70, theirs: 60 },
      { field: 'customSettings.hours.start', yours: '07:00', theirs: '08:00' },
    ]);
  });
  test('take lists as a whole', () => {
    expect(change({ tags: ['a', 'b'] }, { tags: ['a'] }).settings['tags']).toEqual(['a', 'b']);
    expect(change({ tags: ['c', 'b'] }, { tags: ['c'] }).conflicts).toEqual([
      { field: 'customSettings.tags', yours: ['c', 'b'], theirs: ['a'] },
    ]);
  });
  test('lose a name that was taken out, unless another member changed it', () => {
    expect(change({}, { own: 1 }).settings).not.toHaveProperty('own');
    expect(change({}, { own: 0 })).toEqual({
      settings: held.customSettings,
      conflicts: [{ field: 'customSettings.own', yours: null, theirs: 1 }],
    });
  });
  test('gain a new one, unless another member gave it another value', () => {
    expect(change({ fresh: { a: 1 } }, {}).settings).toEqual({ ...held.customSettings, fresh: { a: 1 } });
    expect(change({ own: 2 }, {}).conflicts).toEqual([{ field: 'customSettings.own', yours: 2, theirs: 1 }]);
  });
  test('know names of the prototype as names', () => {
    const merged = change(JSON.parse('{"__proto__": {"a": 1}, "toString": 1}') as Record<string, unknown>, {}).settings;
    expect(Object.keys(merged)).toEqual(expect.arrayContaining(['__proto__', 'toString']));
    expect(Object.getPrototypeOf(merged)).toBe(Object.prototype);
  });
});
