import { limits } from '@switchboard/api-contract/limits';
import { runDetail, runSummary } from '@switchboard/api-mocks/builders/executions';
import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { agentQueries, agentStatusKey } from './agents.ts';
import { cacheRun, runQueries } from './runs.ts';

/** How often a run in this state is read again. */
function intervalOf(data: ReturnType<typeof runDetail> | undefined): unknown {
  const client = new QueryClient();
  const options = { ...runQueries.one('run-1'), enabled: false };
  if (data) client.setQueryData(options.queryKey, data);
  const { refetchInterval } = options;
  const query = new QueryObserver(client, options).getCurrentQuery();
  return typeof refetchInterval === 'function' ? refetchInterval(query) : refetchInterval;
}

test.each([
  ['queued', limits.pollMs.openRun],
  ['running', limits.pollMs.openRun],
  ['completed', false],
  ['failed', false],
  ['cancelled', false],
])('a run that is %s is read again only if it can still change', (status, interval) =>
  expect(intervalOf(runDetail({ status }))).toBe(interval),
);

test('a run that never came is not asked for again', () => expect(intervalOf(undefined)).toBe(false));

test('a run that was answered is shown on the page and in the list, without being asked for', () => {
  const client = new QueryClient();
  const agentId = 'contacts-agent';
  const listed = agentQueries.executions(agentId).queryKey;
  const [first, retried] = ['run-1', 'run-2'].map((id, hour) =>
    runSummary({ id, queuedAt: `2026-11-20T0${hour}:00:00Z` }),
  );
  if (!first || !retried) throw new Error('two runs');
  client.setQueryData(listed, { items: [first], leftOut: 0 });
  client.setQueryData(agentStatusKey('contacts'), { run: first });
  client.setQueryData(runQueries.one('run-1').queryKey, runDetail({ id: 'run-1' }));
  cacheRun(client, agentId, retried, 'run-1');
  cacheRun(client, agentId, { ...first, cancelling: true });
  expect(client.getQueryData(listed)?.items.map(({ id }) => id)).toEqual(['run-2', 'run-1']);
  expect(client.getQueryData(agentStatusKey('contacts'))).toEqual({ run: retried });
  expect(client.getQueryData(runQueries.one('run-1').queryKey)).toMatchObject({ retriedBy: 'run-2', cancelling: true });
});
