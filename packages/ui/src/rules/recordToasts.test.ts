import { expect, test, vi } from 'vitest';
import { recordToasts } from './recordToasts.ts';

const leads = { one: 'lead', many: 'leads' };

test.each([
  ['status', 'Changed 1 lead', 'positive', 'Nothing was changed'],
  ['delete', 'Deleted 1 lead', 'neutral', 'Nothing was deleted'],
  ['restore', 'Restored 1 lead', 'positive', 'Nothing was restored'],
] as const)('%s', (action, title, tone, failed) => {
  expect(recordToasts.done(action, 1, leads)).toMatchObject({ title, tone });
  expect(recordToasts.failed(action, '503: Busy')).toEqual({
    tone: 'critical',
    title: failed,
    description: '503: Busy',
  });
});

test('a deletion can be undone for ten seconds', () => {
  const undo = vi.fn<() => void>();
  const toast = recordToasts.deleted(1_200, leads, undo);
  expect(toast).toMatchObject({ title: 'Deleted 1,200 leads', durationMs: 10_000, action: { label: 'Undo' } });
  toast.action?.onSelect();
  expect(undo).toHaveBeenCalledOnce();
});

test('one that was saved, and a list that could not be read, are named', () => {
  expect(recordToasts.saved(leads).title).toBe('Saved the lead');
  expect(recordToasts.notRead(leads, 'No answer')).toEqual({
    tone: 'critical',
    title: 'The leads could not be read',
    description: 'No answer',
  });
});
