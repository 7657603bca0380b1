import { emailAgent } from '@switchboard/api-contract/agents/email';
import { EmailScreen } from '@switchboard/ui/screens/Email';
import { replyActions } from '../queries/agentPages/replyActions.ts';
import { useCompose } from '../queries/agentPages/useCompose.ts';
import { useAgentPage } from '../queries/agentPages/useAgentPage.ts';
import { useAgentCache } from '../queries/cachedReads.ts';
import { useRecords } from '../queries/records/useRecords.ts';

const { slug, records } = emailAgent;

/** /agents/email/detail */
export function Component() {
  const { onMissing: _, ...page } = useAgentPage(emailAgent);
  const compose = useCompose();
  const emails = useRecords({
    slug,
    collection: 'emails',
    definition: records.emails,
    query: page.query,
    order: { sort: '-timestamp' },
  });
  const templates = useRecords({
    slug,
    collection: 'templates',
    definition: records.templates,
    query: page.query,
    prefix: 'templates-',
  });
  return (
    <EmailScreen
      {...page}
      compose={compose}
      replies={replyActions(page.agent.id, useAgentCache(slug))}
      emails={emails}
      templates={templates}
    />
  );
}
