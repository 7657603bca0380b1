import {
  connectionList,
  type Connection,
  type ConnectionSetup,
  type SandboxSetup,
  type TestResult,
} from '@switchboard/api-contract/connections';
import { connectionEndpoints } from '@switchboard/api-contract/endpoints/connections';
import { messages } from '@switchboard/api-contract/errors';
import type { Rows } from '@switchboard/api-contract/wire';
import type { Outcome, Refusal } from '@switchboard/ui/format/outcome';
import { dataOf, type ViewState } from '@switchboard/ui/format/viewState';
import { useQueryClient, queryOptions } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import * as v from 'valibot';
import { limits } from '@switchboard/api-contract/limits';
import { ApiError, describeError } from '../api/ApiError.ts';
import { type Wording, write } from '../api/outcomes.ts';
import { toViewState, useRead } from './useRead.ts';
import { useSample } from './useSample.ts';
import { readClock } from '../clock.ts';
import { call } from '../api/client.ts';

/** Reads of connections: key, call, interval. */
export const connectionQueries = {
  list: () =>
    queryOptions({
      queryKey: ['connections'],
      queryFn: ({ signal }) => call(connectionEndpoints.connections, { signal }),
      refetchInterval: limits.pollMs.connections,
    }),
  /** How calls to services went, hour by hour. */
  calls: () =>
    queryOptions({
      queryKey: ['service-calls'],
      queryFn: ({ signal }) => call(connectionEndpoints.serviceCalls, { signal }),
      refetchInterval: limits.pollMs.connections,
    }),
};

/**
 * 'HTTP {status}: {statusText}', as specified for the connections page; of tested values, what the test found, and of a
 * conflict, what it is.
 */
const byStatusText: Wording = ({ status, statusText, reason, outcome }) =>
  outcome === undefined && status !== 409 ? messages.connections(status, statusText || reason) : reason;

const readErrorMessage = (error: unknown) =>
  error instanceof ApiError ? error.withNextTry(byStatusText(error)) : describeError(error);

async function loadSamples() {
  const { sampleConnections } = await import('@switchboard/api-contract/samples/connections');
  return v.parse(connectionList, sampleConnections(readClock()));
}

/** The connections, or the built-in samples if the list is missing, and the actions of the page. */
export function useConnections() {
  const queryClient = useQueryClient();
  const query = useRead(connectionQueries.list());
  const [failedTests, setFailedTests] = useState<Readonly<Record<string, TestResult>>>({});

  const list = toViewState(query, readErrorMessage);
  const needsSample = list.status === 'error' || (list.status === 'ready' && list.data.items.length === 0);
  const view = useSample(useWithTests(list, failedTests), needsSample, loadSamples);
  /** After a write that was done, forgets the connection's failed test and reads the list again. */
  const refetchAfter = async <T>(id: string, written: Promise<Outcome<T>>): Promise<Outcome<T>> => {
    const outcome = await written;
    if (outcome.kind !== 'done') return outcome;
    setFailedTests(({ [id]: _removed, ...others }) => others);
    await queryClient.invalidateQueries({ queryKey: connectionQueries.list().queryKey });
    return outcome;
  };

  return {
    view,
    failure: list.status === 'error' && view.status === 'ready' ? list : undefined,
    test: async (connectionId: string) => {
      const outcome = await refetchAfter(
        connectionId,
        write(connectionEndpoints.testConnection, { values: { connectionId } }, byStatusText),
      );
      if (outcome.kind !== 'done') setFailedTests((tests) => ({ ...tests, [connectionId]: couldNotCheck(outcome) }));
    },
    setup: (connectionId: string, body: ConnectionSetup | SandboxSetup) =>
      refetchAfter(
        connectionId,
        write(connectionEndpoints.setupConnection, { values: { connectionId }, body }, byStatusText),
      ),
    disconnect: (connectionId: string) =>
      refetchAfter(
        connectionId,
        write(connectionEndpoints.disconnectConnection, { values: { connectionId } }, byStatusText),
      ),
  };
}

const couldNotCheck = ({ message }: Refusal): TestResult => ({
  outcome: 'could-not-check',
  message: `${message.replace(/\.$/, '')}.`,
  nextStep: { kind: 'testLater', args: {} },
  latencyMs: undefined,
  testedAt: readClock().toISOString(),
});

/**
 * The list, each card with its failed test. The same object while neither changes, since new data updates the page's
 * time.
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
