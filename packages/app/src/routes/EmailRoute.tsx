import { emailAgent } from '@switchboard/api-contract/agents/email';
import { EmailScreen } from '@switchboard/ui/screens/Email';
import { repliesOf } from '../queries/agentPages/repliesOf.ts';
import { useAgentPage } from '../queries/agentPages/useAgentPage.ts';

/** /agents/email/detail */
export function EmailRoute() {
  const { onMissing: _, onRenew, ...page } = useAgentPage(emailAgent);
  return <EmailScreen {...page} replies={repliesOf(page.agent.id, onRenew)} />;
}
