import type { ComponentType } from 'react';
import { inShell } from '../inShell.tsx';
import { LiveAgentPage, type Kept } from './LiveAgentPage.tsx';

/** Shared by the stories of an agent page: the page in the shell, with the state that the app keeps around it. */
export function agentPageMeta<Page extends object, Settings extends object>(
  component: ComponentType<Page>,
  args: NoInfer<Page> & Kept<Settings>,
) {
  return {
    component,
    args,
    decorators: [inShell('agents')],
    render: (page: Page & Kept<Settings>) => <LiveAgentPage screen={component} page={page} />,
  };
}
