import { emailEndpoints } from '@switchboard/api-contract/endpoints/email';
import { limits } from '@switchboard/api-contract/limits';
import { emailSettings, emailAgentStatus } from '@switchboard/api-contract/records/email';
import { EmailScreen } from '@switchboard/ui/screens/Email';
import * as v from 'valibot';
import { useAgentPage } from '../queries/agentPages/useAgentPage.ts';
import { readClock } from '../hooks/readClock.ts';

const source = {
  slug: 'email',
  status: emailEndpoints.emailStatus,
  pollMs: limits.pollMs.agentStatus,
  settings: emailSettings,
  loadSample: async () =>
    v.parse(emailAgentStatus, (await import('@switchboard/api-contract/samples/email')).sampleEmail(readClock())),
  add: { emails: emailEndpoints.composeEmail, templates: emailEndpoints.addTemplate },
} as const;

/** /agents/email/detail */
export function EmailRoute() {
  return <EmailScreen {...useAgentPage(source)} />;
}
