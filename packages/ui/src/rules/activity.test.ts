import { activityKinds } from '@switchboard/api-contract/agents/shared';
import { CircleDot } from 'lucide-react';
import { expect, test } from 'vitest';
import { oddWords } from '../../test/rules/oddWords.ts';
import { activityKind } from './activity.ts';

test.each(activityKinds)('%s has an icon of its own', (kind) => {
  expect(activityKind(kind).icon).not.toBe(CircleDot);
});

test.each([...oddWords, '', undefined])('%j is a neutral dot', (kind) => {
  expect(activityKind(kind)).toEqual({ icon: CircleDot, tone: 'neutral' });
});
