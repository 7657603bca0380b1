import { QueryClient } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import { cachedReads } from './cachedReads.ts';

const page = () => ({
  figure: 2,
  leads: {
    items: [
      { id: 'a', name: 'Ada' },
      { id: 'b', name: 'Bo', phone: '1' },
    ],
    leftOut: 0,
  },
});
const opened = () => {
  const client = new QueryClient();
  client.setQueryData(['page'], page());
  return {
    client,
    cache: cachedReads(client, ['page']),
    items: () => client.getQueryData<ReturnType<typeof page>>(['page'])?.leads.items,
  };
};

test('what a write answered stands in place of what has its id, and nothing is asked', async () => {
  const { client, cache, items } = opened();
  const renewing = vi.spyOn(client, 'invalidateQueries');
  await cache.afterWrite(Promise.resolve({ kind: 'done', value: { id: 'b', name: 'Bob' } }), (lead) =>
    cache.replaceRecord(lead.id, lead),
  );
  expect(items()).toEqual([
    { id: 'a', name: 'Ada' },
    { id: 'b', name: 'Bob' },
  ]);
  expect(renewing).not.toHaveBeenCalled();
});

test('what a write took away goes', async () => {
  const { cache, items } = opened();
  await cache.replaceRecord('a');
  expect(items()).toEqual([{ id: 'b', name: 'Bo', phone: '1' }]);
});

test('what was being read meanwhile does not overwrite it', async () => {
  const { client, cache, items } = opened();
  const answer = Promise.withResolvers<ReturnType<typeof page>>();
  const reading = client.fetchQuery({ queryKey: ['page'], queryFn: () => answer.promise }).catch(() => {});
  await cache.replaceRecord('a');
  answer.resolve(page());
  await reading;
  expect(items()).toEqual([{ id: 'b', name: 'Bo', phone: '1' }]);
});

test('after a refusal it is read again', async () => {
  const { client, cache } = opened();
  const renewing = vi.spyOn(client, 'invalidateQueries');
  await cache.afterWrite(Promise.resolve({ kind: 'missing', message: 'It is gone' }), () => {});
  expect(renewing).toHaveBeenCalledWith({ queryKey: ['page'] });
});
