import { severities } from '@switchboard/api-contract/attention';
import { expect, test } from 'vitest';
import { severityTone, severityTones, worstTone } from './severityTone.ts';

test('each severity has its tone, and an unknown one none', () => {
  expect([...severities, undefined, 'toString', 'of tomorrow'].map(severityTone)).toEqual([
    'critical',
    'caution',
    'info',
    'neutral',
    'neutral',
    'neutral',
  ]);
});

test('the worst decides, wherever it stands', () => {
  expect(worstTone([])).toBe('neutral');
  expect(worstTone([{ severity: 'of tomorrow' }])).toBe('neutral');
  for (const [index, severity] of severities.entries())
    expect(
      worstTone(
        severities
          .slice(index)
          .toReversed()
          .map((one) => ({ severity: one })),
      ),
    ).toBe(severityTones[severity]);
});
