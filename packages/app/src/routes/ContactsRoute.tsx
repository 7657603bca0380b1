import { contactsEndpoints } from '@switchboard/api-contract/endpoints/contacts';
import { limits } from '@switchboard/api-contract/limits';
import { contactsSettings, contactsStatus } from '@switchboard/api-contract/records/contacts';
import { ContactsScreen } from '@switchboard/ui/screens/Contacts';
import * as v from 'valibot';
import { useAgentPage } from '../queries/agentPages/useAgentPage.ts';
import { readClock } from '../hooks/readClock.ts';

const source = {
  slug: 'contacts',
  status: contactsEndpoints.contactsStatus,
  pollMs: limits.pollMs.agentStatus,
  settings: contactsSettings,
  loadSample: async () =>
    v.parse(contactsStatus, (await import('@switchboard/api-contract/samples/contacts')).sampleContacts(readClock())),
  add: {},
} as const;

/** /agents/contacts/detail */
export function ContactsRoute() {
  return <ContactsScreen {...useAgentPage(source)} />;
}
