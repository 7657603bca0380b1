import { customType } from '@switchboard/api-contract/agents/custom';
import type { RunDetail, RunEntry } from '@switchboard/api-contract/runs/run';
import type { Rows } from '@switchboard/api-contract/wire';
import { dataOf, type ViewState } from '@switchboard/ui/format/viewState';
import { keepPreviousData } from '@tanstack/react-query';
import { runQueries } from './runs.ts';
import { useRead } from './useRead.ts';

/** A result in our own words is a fact. */
const isAnswer = ({ status, result }: RunEntry): boolean =>
  status === 'completed' && typeof result === 'string' && result.trim() !== '';

/** The last run that answered, in full: lists tell the beginning of an answer. For agents of type custom alone. */
export function useLastAnswer(type: string | undefined, runs: ViewState<Rows<RunEntry>>): RunDetail | undefined {
  const id = type === customType ? dataOf(runs)?.items.find(isAnswer)?.id : undefined;
  const { data } = useRead({
    ...runQueries.one(id ?? ''),
    enabled: id !== undefined,
    placeholderData: keepPreviousData,
  });
  return id === undefined ? undefined : data;
}
