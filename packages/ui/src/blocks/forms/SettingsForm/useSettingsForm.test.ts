import { calendarSettings } from '@switchboard/api-contract/agents/calendar';
import { leadGenerationSettings } from '@switchboard/api-contract/agents/leadGeneration';
import { orchestratorSettings } from '@switchboard/api-contract/agents/orchestrator';
import { withEdits } from '@switchboard/api-contract/settings';
import { describe, expect, test } from 'vitest';
import { placeProblems, settingProblems } from './useSettingsForm.ts';

const fields = [
  { key: 'on' },
  { key: 'limit' },
  { key: 'hours.start' },
  { key: 'hours.end', also: 'hours' },
  { key: 'list' },
];

describe('problems', () => {
  test('are shown under their field, the first of each', () => {
    expect(
      placeProblems(
        [
          ['limit', 'one'],
          ['limit', 'two'],
          ['list.0', 'three'],
        ],
        fields,
      ),
    ).toEqual({ limit: 'one', list: 'three' });
  });
  test('of a whole object are shown under the field that lists it in `also`, else under the first one inside', () => {
    expect(placeProblems([['hours', 'x']], fields)).toEqual({ 'hours.end': 'x' });
    expect(placeProblems([['hours', 'x']], [{ key: 'hours.start' }, { key: 'hours.end' }])).toEqual({
      'hours.start': 'x',
    });
  });
  test('of a name outside the form are dropped', () =>
    expect(
      placeProblems(
        [
          ['gone', 'x'],
          ['limits', 'y'],
        ],
        fields,
      ),
    ).toEqual({}));
  test.each([null, Number.NaN, 0, 1001, 12.5, 'fifty', undefined].filter((value) => value !== undefined))(
    'leads per day of %j are refused by the contract',
    (maxLeadsPerDay) => {
      expect(
        settingProblems(leadGenerationSettings.patch, { ...leadGenerationSettings.defaults, maxLeadsPerDay }, [
          { key: 'maxLeadsPerDay' },
        ]),
      ).toEqual({ maxLeadsPerDay: 'Enter a number from 1 to 1000' });
    },
  );
  test('a number inside an object is marked on its own', () => {
    const { defaults, patch } = orchestratorSettings;
    const values = withEdits(defaults, { 'alertThresholds.highMemory': null });
    expect(
      settingProblems(patch, values, [{ key: 'alertThresholds.highCpu' }, { key: 'alertThresholds.highMemory' }]),
    ).toEqual({ 'alertThresholds.highMemory': 'Enter a number from 0 to 100' });
  });
  test('hours that end before they start are marked at the end', () => {
    const { defaults, patch } = calendarSettings;
    const hours = [{ key: 'workingHours.start' }, { key: 'workingHours.end', also: 'workingHours' }];
    expect(settingProblems(patch, withEdits(defaults, { 'workingHours.end': '08:00' }), hours)).toEqual({
      'workingHours.end': 'The start must be before the end',
    });
    expect(settingProblems(patch, withEdits(defaults, { 'workingHours.start': '' }), hours)).toEqual({
      'workingHours.start': 'Enter a time such as 09:00',
    });
  });
});
