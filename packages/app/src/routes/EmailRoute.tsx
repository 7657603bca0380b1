import { emailAgent } from '@switchboard/api-contract/agents/email';
import { EmailScreen } from '@switchboard/ui/screens/Email';
import { repliesOf } from '../queries/agentPages/repliesOf.ts';
import { useCompose } from '../queries/agentPages/useCompose.ts';
import { useAgentPage } from '../queries/agentPages/useAgentPage.ts';

/** /agents/email/detail */
export function EmailRoute() {
  const { onMissing: _, onRenew, ...page } = useAgentPage(emailAgent);
  const compose = useCompose();
  return <EmailScreen {...page} compose={compose} replies={repliesOf(page.agent.id, onRenew)} />;
}
