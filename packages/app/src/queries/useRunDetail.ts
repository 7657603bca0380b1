import { dataOf } from '@switchboard/ui/format/viewState';
import type { AgentDetailScreenProps } from '@switchboard/ui/screens/AgentDetail';
import { describeError } from '../api/ApiError.ts';
import { paths } from '../paths.ts';
import { runQueries } from './runs.ts';
import { toViewState } from './toViewState.ts';
import { useAgentRuns } from './useAgentRuns.ts';
import { useRead } from './useRead.ts';

/** The run that the address names, with Cancel and Retry, and what a retry lacks. Nothing is requested without an id. */
export function useRunDetail(
  agentId: string,
  runId: string | undefined,
): Pick<AgentDetailScreenProps, 'run'> & Pick<AgentDetailScreenProps['runs'], 'asked'> {
  const view = toViewState(useRead({ ...runQueries.one(runId ?? ''), enabled: runId !== undefined }), (error) =>
    ['This run could not be loaded', describeError(error)].filter(Boolean).join('. '),
  );
  const { control, asked } = useAgentRuns(agentId, dataOf(view));
  const askHref = paths.chatAbout(`run:${runId}`);
  return {
    run: runId === undefined ? undefined : { id: runId, view, control: control && { ...control, askHref } },
    asked,
  };
}
