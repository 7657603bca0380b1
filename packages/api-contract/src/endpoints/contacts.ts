import { contactsStatus } from '../records/contacts.ts';
import { get } from './Endpoint.ts';

/** The contacts page. */
export const contactsEndpoints = { contactsStatus: get('/api/agents/contacts/status', contactsStatus) } as const;
