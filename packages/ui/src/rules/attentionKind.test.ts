import { attentionKinds } from '@switchboard/api-contract/attention';
import { CircleAlert } from 'lucide-react';
import { expect, test } from 'vitest';
import { attentionIcons, attentionKind } from './attentionKind.ts';

test('an icon for each kind', () => {
  expect(Object.keys(attentionIcons)).toEqual([...attentionKinds]);
});

test.each([undefined, '', 'toString', '__proto__', 'of tomorrow'])('the unknown %s is neutral', (word) => {
  expect(attentionKind({ kind: word, severity: word })).toEqual({ icon: CircleAlert, tone: 'neutral' });
});
