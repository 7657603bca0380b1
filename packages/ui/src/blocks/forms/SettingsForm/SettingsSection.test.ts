import { expect, test } from 'vitest';
import { settingText, type SettingField } from './SettingsSection.ts';

const field = (rest: object) => ({ key: 'x', label: 'X', ...rest }) as unknown as SettingField<{ x: unknown }>;

test.each([
  [{ kind: 'switch' }, true, 'on'],
  [{ kind: 'switch' }, false, 'off'],
  [{ kind: 'number' }, 30, '30'],
  [{ kind: 'bar', unit: 'miles', max: 50 }, 40, '40 miles'],
  [{ kind: 'numbers', unit: 'min before' }, [15, 60], '15 min before, 60 min before'],
  [{ kind: 'numbers', unit: 'min before' }, [], 'none'],
  [{ kind: 'weekdays' }, ['monday', 'friday'], 'Monday, Friday'],
  [{ kind: 'chips' }, ['a', 'b'], '\u2068a\u2069, \u2068b\u2069'],
  [{ kind: 'select', options: [{ value: 'csv', label: 'CSV' }] }, 'csv', 'CSV'],
  [{ kind: 'select', options: [] }, 'xml', 'xml'],
  [{ kind: 'time' }, '09:00', '\u206809:00\u2069'],
  [{ kind: 'area' }, '', 'nothing'],
])('%j of %j reads %s', (kind, value, words) => expect(settingText(field(kind), value)).toBe(words));
