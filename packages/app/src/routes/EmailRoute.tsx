import { emailAgent } from '@switchboard/api-contract/agents/email';
import { EmailScreen, type ComposeControl } from '@switchboard/ui/screens/Email';
import { wordsOf } from '@switchboard/api-contract/words/wordsOf';
import { useToast } from '@switchboard/ui/components/layers/Toast';
import { clip } from '@switchboard/ui/format/text';
import { useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import { replyActions } from '../queries/agentPages/reviewActions.ts';
import { useAgentPage } from '../queries/agentPages/useAgentPage.ts';
import { useAgentCache } from '../queries/cachedReads.ts';
import { useRecords } from '../queries/records/useRecords.ts';
import { write } from '../api/outcomes.ts';
import { paths, withReturnAddress } from '../paths.ts';

const { sendEmail, addressee } = emailAgent.calls;

/** What a member does with messages of one's own. A toast says what was sent. */
function useCompose(): ComposeControl {
  const cache = useAgentCache('email');
  const toast = useToast();
  const { pathname } = useLocation();
  return useMemo(
    () => ({
      onWrite: (body) => write(emailAgent.add.emails, { body }),
      onSend: async (emailId) => {
        // It may be new, and the answer does not say where it stands in the list.
        const outcome = await cache.afterWrite(write(sendEmail, { body: { emailId } }), cache.invalidate);
        if (outcome.kind === 'done' && outcome.value.sentAt !== undefined) {
          const { to = '', sentBy: service = '' } = outcome.value;
          toast.show({ title: wordsOf({ kind: 'messageSent', args: { to: clip(to, 80), service } }) });
        }
        return outcome;
      },
      onAddressee: (to) => write(addressee, { body: { to } }),
      connectAt: (service) => withReturnAddress(`${paths.connections}?setup=${service}`, pathname),
    }),
    [cache, pathname, toast],
  );
}

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
