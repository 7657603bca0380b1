import type { RunNowControl } from '../../runs/RunNow/RunNow.tsx';
import type { AgentPageAgent } from './agentPageProps.ts';

/** How a run of a page's agent is begun. */
export const runNowOf = ({ busy, onRun }: Pick<AgentPageAgent, 'busy' | 'onRun'>): RunNowControl => ({
  busy: busy === 'run',
  onRun,
});
