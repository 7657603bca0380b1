import { contactsAgent } from '@switchboard/api-contract/agents/contacts';
import { dataOf } from '@switchboard/ui/format/viewState';
import { ContactsScreen } from '@switchboard/ui/screens/Contacts';
import { useAgentPage } from '../queries/agentPages/useAgentPage.ts';
import { useContactsReview } from '../queries/agentPages/useContactsReview.ts';
import { sendActions } from '../sending/sendActions.tsx';

/** /agents/contacts/detail */
export function ContactsRoute() {
  const { onMissing: _, ...page } = useAgentPage(contactsAgent);
  const status = dataOf(page.status);
  const review = useContactsReview({
    agentId: page.agent.id,
    open: page.query['review'],
    known: status !== undefined,
    waiting: status?.preview?.runId,
  });
  return <ContactsScreen {...page} review={review} recordActions={sendActions(page.agent.id)} />;
}
