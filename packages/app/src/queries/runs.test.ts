import { limits } from '@switchboard/api-contract/limits';
import { executionStatuses } from '@switchboard/api-contract/agents';
import { runDetail } from '@switchboard/api-mocks/builders/executions';
import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { runQueries } from './runs.ts';

/** How often a run in this state is read again. */
function intervalOf(data: ReturnType<typeof runDetail> | undefined): unknown {
  const client = new QueryClient();
  const options = { ...runQueries.one('run-1'), enabled: false };
  if (data) client.setQueryData(options.queryKey, data);
  const { refetchInterval } = options;
  const query = new QueryObserver(client, options).getCurrentQuery();
  return typeof refetchInterval === 'function' ? refetchInterval(query) : refetchInterval;
}

test.each(executionStatuses)('a run that is %s is read again only if it can still change', (status) => {
  const open = status === 'queued' || status === 'running';
  expect(intervalOf(runDetail({ status }))).toBe(open ? limits.pollMs.openRun : false);
});

test('a run that never came is not asked for again', () => expect(intervalOf(undefined)).toBe(false));
