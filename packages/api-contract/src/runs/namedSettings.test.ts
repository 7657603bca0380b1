import { describe, expect, test } from 'vitest';
import { agentOf } from '../agents/all.ts';
import { customSettings, customType } from '../agents/custom.ts';
import { agentTable } from '../agentTable.ts';
import { lacksOfRun } from './missingOf.ts';
import { namedSettings } from './namedSettings.ts';

const types = [...agentTable.map(({ listType }) => listType), customType];
const settingsOf = (listType: string) => {
  const slug = agentTable.find((entry) => entry.listType === listType)?.slug;
  return slug ? agentOf(slug).settings : customSettings;
};
const namedIn = (listType: string): Readonly<Record<string, unknown>> =>
  Object.entries(namedSettings).find(([type]) => type === listType)?.[1] ?? {};

/** A setting that says as little as its kind can. */
const emptied = (value: unknown): unknown => (Array.isArray(value) ? [] : typeof value === 'string' ? '' : false);

describe.each(types)('the settings that answers about an agent of type %s name', (listType) => {
  const settings = settingsOf(listType);

  test('are settings of it, each with a value that it may have', () => {
    expect(Object.keys(settings.defaults)).toEqual(expect.arrayContaining(Object.keys(namedIn(listType))));
    expect(settings.problems(namedIn(listType))).toEqual({});
  });

  test('include each one without which no run can start', () => {
    const none = Object.fromEntries(
      Object.entries(settings.defaults).map(([name, value]) => [
        name,
        typeof value === 'boolean' || typeof value === 'string' || Array.isArray(value) ? emptied(value) : value,
      ]),
    );
    const lacking = lacksOfRun(listType, none).map(({ setting }) => setting);
    expect(Object.keys(namedIn(listType))).toEqual(expect.arrayContaining(lacking));
    expect(lacksOfRun(listType, { ...none, ...namedIn(listType) })).toEqual([]);
  });
});

test('there are no names of another type', () => {
  expect(types).toEqual(expect.arrayContaining(Object.keys(namedSettings)));
});
