import { expect, test } from 'vitest';
import { configurationProblem } from './configurationProblem.ts';

test.each([
  ['enabled', true, undefined],
  ['enabled', 'yes', 'enabled must be true or false'],
  ['maxConcurrentExecutions', 1, undefined],
  ['maxConcurrentExecutions', 10, undefined],
  ['maxConcurrentExecutions', 0, 'Enter a number from 1 to 10'],
  ['maxConcurrentExecutions', 11, 'Enter a number from 1 to 10'],
  ['retryAttempts', 0, undefined],
  ['retryAttempts', 5, undefined],
  ['retryAttempts', 6, 'Enter a number from 0 to 5'],
  ['retryAttempts', Number.NaN, 'Enter a number from 0 to 5'],
  ['timeout', 9, 'Enter a number from 10 to 3600'],
  ['timeout', 10.5, 'Enter a number from 10 to 3600'],
  ['timeout', 3600, undefined],
  ['customSettings', {}, undefined],
  ['customSettings', [], 'Custom Settings must be a JSON object'],
  ['customSettings', null, 'Custom Settings must be a JSON object'],
  ['customSettings', 'text', 'Custom Settings must be a JSON object'],
  ['customSettings', JSON.parse('{"a": 1, "__proto__": {}}'), '"__proto__" can\'t be a name in Custom Settings'],
] as const)('%s = %j: %s', (field, value, problem) => {
  expect(configurationProblem(field, value)).toBe(problem);
});
