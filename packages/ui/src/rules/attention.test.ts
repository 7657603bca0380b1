import { attentionKinds, severities } from '@switchboard/api-contract/attention';
import { CircleAlert } from 'lucide-react';
import { expect, test } from 'vitest';
import { attentionIcons, attentionKind, severityTone, severityTones, worstTone } from './attention.ts';

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

test('the worst severity decides the tone, wherever it stands', () => {
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

test('each kind of attention has an icon', () => {
  expect(Object.keys(attentionIcons)).toEqual([...attentionKinds]);
});

test.each([undefined, '', 'toString', '__proto__', 'of tomorrow'])(
  'the unknown kind and severity %s are neutral',
  (word) => {
    expect(attentionKind({ kind: word, severity: word })).toEqual({ icon: CircleAlert, tone: 'neutral' });
  },
);
