import { contactsAgent } from '@switchboard/api-contract/agents/contacts';
import { ContactsScreen } from '@switchboard/ui/screens/Contacts';
import { agentPage } from './agentPage.tsx';

/** /agents/contacts/detail */
export const ContactsRoute = agentPage(contactsAgent, ContactsScreen);
