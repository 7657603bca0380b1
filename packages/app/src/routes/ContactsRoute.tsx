import { contactsAgent } from '@switchboard/api-contract/agents/contacts';
import { dataOf } from '@switchboard/ui/format/viewState';
import { ContactsScreen } from '@switchboard/ui/screens/Contacts';
import { useAgentPage } from '../queries/agentPages/useAgentPage.ts';
import { useContactsReview } from '../queries/agentPages/useContactsReview.ts';
import { useRecords } from '../queries/records/useRecords.ts';
import { recordSending } from './recordSending.tsx';

const { slug, records } = contactsAgent;

/** /agents/contacts/detail */
export function Component() {
  const { onMissing: _, ...page } = useAgentPage(contactsAgent);
  const status = dataOf(page.status);
  const review = useContactsReview({
    agentId: page.agent.id,
    open: page.query['review'],
    known: status !== undefined,
    waiting: status?.preview?.runId,
  });
  const contacts = useRecords({ slug, collection: 'contacts', definition: records.contacts, query: page.query });
  return (
    <ContactsScreen
      {...page}
      review={review}
      contacts={contacts}
      sending={recordSending({ agentId: page.agent.id, collection: 'contacts' })}
    />
  );
}
