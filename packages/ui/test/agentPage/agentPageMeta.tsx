import type { ComponentType } from 'react';
import { LiveAgentPage, type Kept } from './LiveAgentPage.tsx';

/** What the stories of an agent page have in common: the page with what the app keeps around it. */
export function agentPageMeta<Page extends object, Settings extends object>(
  component: ComponentType<Page>,
  args: NoInfer<Page> & Kept<Settings>,
) {
  return { component, args, render: (page: Page & Kept<Settings>) => <LiveAgentPage screen={component} page={page} /> };
}
