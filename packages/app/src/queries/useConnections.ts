import { connectionList, type Connection, type TestResult } from '@switchboard/api-contract/connections';
import { connectionEndpoints } from '@switchboard/api-contract/endpoints/connections';
import { messages } from '@switchboard/api-contract/errors';
import type { Rows } from '@switchboard/api-contract/wire';
import { dataOf, type ViewState } from '@switchboard/ui/format/viewState';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import * as v from 'valibot';
import { ApiError, describe } from '../api/ApiError.ts';
import { call } from '../api/client.ts';
import { connectionQueries } from './connections.ts';
import { outcomeOf } from './outcome.ts';
import { toViewState } from './toViewState.ts';
import { useRead } from './useRead.ts';
import { useSample } from './useSample.ts';

/** 'HTTP {status}: {statusText}', as the connections page words a refusal. */
const explain = (error: unknown) =>
  error instanceof ApiError
    ? error.withNextTry(messages.connections(error.status, error.statusText || error.reason))
    : describe(error);

async function loadSamples() {
  const { sampleConnections } = await import('@switchboard/api-contract/samples/connections');
  return v.parse(connectionList, sampleConnections(new Date()));
}

/** The connections with the built-in samples in place of a missing list, and what can be done with them. */
export function useConnections() {
  const queryClient = useQueryClient();
  const query = useRead(connectionQueries.list());
  const [testing, setTesting] = useState<readonly string[]>([]);
  const [failedTests, setFailedTests] = useState<Readonly<Record<string, TestResult>>>({});

  const listed = toViewState(query, explain);
  const none = listed.status === 'error' || (listed.status === 'ready' && listed.data.items.length === 0);
  const view = useSample(useWithTests(listed, failedTests), none, loadSamples);
  const refresh = () => queryClient.invalidateQueries({ queryKey: connectionQueries.list().queryKey });
  const forget = (id: string) => setFailedTests(({ [id]: _gone, ...rest }) => rest);

  return {
    view,
    failure: listed.status === 'error' && view.status === 'ready' ? listed : undefined,
    testing,
    test: async (connectionId: string) => {
      setTesting((ids) => [...ids, connectionId]);
      try {
        await call(connectionEndpoints.testConnection, { values: { connectionId } });
        forget(connectionId);
        await refresh();
      } catch (error) {
        setFailedTests((tests) => ({ ...tests, [connectionId]: unchecked(error) }));
      } finally {
        setTesting((ids) => ids.filter((id) => id !== connectionId));
      }
    },
    setup: (connectionId: string, body: Record<string, string>) =>
      outcomeOf(
        call(connectionEndpoints.setupConnection, { values: { connectionId }, body })
          .then(() => forget(connectionId))
          .then(refresh),
        explain,
      ),
    disconnect: (connectionId: string) =>
      outcomeOf(
        call(connectionEndpoints.disconnectConnection, { values: { connectionId } })
          .then(() => forget(connectionId))
          .then(refresh),
        explain,
      ),
  };
}

function unchecked(error: unknown): TestResult {
  return {
    outcome: 'could-not-check',
    message: `${explain(error).replace(/\.$/, '')}.`,
    nextStep: 'Test again later.',
    latencyMs: undefined,
    testedAt: new Date().toISOString(),
  };
}

/**
 * The list, each card with its failed test; the same object while neither changes, since new data renew the time of the
 * page.
 */
function useWithTests(
  view: ViewState<Rows<Connection>>,
  tests: Readonly<Record<string, TestResult>>,
): ViewState<Rows<Connection>> {
  const list = dataOf(view);
  const tested = useMemo(
    () =>
      list && Object.keys(tests).length > 0
        ? { ...list, items: list.items.map((item) => (tests[item.id] ? { ...item, lastTest: tests[item.id] } : item)) }
        : list,
    [list, tests],
  );
  return view.status === 'ready' && tested ? { ...view, data: tested } : view;
}
