import type { RunNowControl } from '../../runs/RunNow/RunNow.tsx';
import type { AgentPageAgent } from './AgentPageProps.ts';

/** What begins a run has its documented name on three pages, and is 'Run now' on the others. */
const names: Readonly<Record<string, string>> = {
  contacts: 'Sync Now',
  orchestrator: 'New Workflow',
  research: 'New Research',
};

/** The name of the button that begins a run on an agent's page. */
export const runButtonName = (slug: string): string => (Object.hasOwn(names, slug) && names[slug]) || 'Run now';

/** How a run of a page's agent is begun. */
export const runNowControl = ({
  slug,
  busy,
  onRun,
}: Pick<AgentPageAgent, 'slug' | 'busy' | 'onRun'>): RunNowControl => ({
  name: runButtonName(slug),
  busy: busy === 'run',
  onRun,
});
