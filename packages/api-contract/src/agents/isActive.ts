import { agentTable } from '../agentTable.ts';
import { workingStatuses, type AgentAction, type AgentStatus } from '../agents.ts';

// The switch 'Active' of an agent page does the same as Start and Stop: the status decides, the setting only shows it.

type Settings = Readonly<Record<string, unknown>>;

const hasActive = (listType: string): boolean => agentTable.some((entry) => entry.listType === listType);

/**
 * The settings of an agent of this type, with `isActive` as its status has it. Where it was never set and the agent
 * works, it stays missing, since true is its default.
 */
export function withIsActive<S extends Settings>(
  customSettings: S,
  { listType, status }: { readonly listType: string; readonly status: AgentStatus },
): S {
  const isActive = workingStatuses.includes(status);
  if (!hasActive(listType) || (isActive && !Object.hasOwn(customSettings, 'isActive'))) return customSettings;
  return { ...customSettings, isActive };
}

/** What settings that were written ask of an agent: to start, to stop, or neither. */
export function actionForIsActive(
  customSettings: Settings,
  { listType, status }: { readonly listType: string; readonly status: AgentStatus },
): Extract<AgentAction, 'start' | 'stop'> | undefined {
  const { isActive } = customSettings;
  if (!hasActive(listType) || typeof isActive !== 'boolean' || isActive === workingStatuses.includes(status))
    return undefined;
  return isActive ? 'start' : 'stop';
}
