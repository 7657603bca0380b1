import { contactMessages } from '@switchboard/api-contract/agents/contacts';
import { expect } from 'vitest';
import type { Group, Request } from '../Case.ts';
import { jsonOf } from '../jsonOf.ts';

const contacts = { agentId: 'contacts' };
const run = { ...contacts, runId: 'no-such-run' };
const fields = { name: 'one', email: 'other', phone: 'one', company: 'one' };
const gone = { error: contactMessages.previewGone };
const two = { one: 'google-people/c1', other: 'google-people/c2' };
const changed = { status: 409, error: contactMessages.contactsChanged };
const calls: readonly Request[] = [
  { endpoint: 'contactsPreview', path: run },
  { endpoint: 'applyContactsPreview', path: run },
  { endpoint: 'cancelContactsPreview', path: run },
  { endpoint: 'contactPairs', path: contacts },
  { endpoint: 'mergeContacts', path: contacts, body: { ...two, seen: 'x', fields } },
  { endpoint: 'keepContacts', path: contacts, body: two },
];
const stranger = { agentId: 'nobody', runId: 'x' };

/** Syncs that wait for a member, and contacts that may be one. */
export const contactCases: Group = {
  ofServer: true,
  title: 'contacts',
  cases: [
    { endpoint: 'contactsPreview', path: run, name: 'no sync waits', status: 404, ...gone },
    { endpoint: 'applyContactsPreview', path: run, name: 'no sync can be applied', status: 409, ...gone },
    { endpoint: 'cancelContactsPreview', path: run, name: 'no sync can be cancelled', status: 404, ...gone },
    {
      endpoint: 'contactPairs',
      path: contacts,
      name: 'no contacts may be one',
      status: 200,
      check: (reading) => expect(jsonOf('contactPairs', reading)).toEqual({ pairs: [] }),
    },
    {
      endpoint: 'mergeContacts',
      path: contacts,
      body: { ...two, seen: 'x', fields },
      name: 'contacts that are not there',
      ...changed,
    },
    { endpoint: 'keepContacts', path: contacts, body: two, name: 'keeping contacts that are not there', ...changed },
    {
      endpoint: 'mergeContacts',
      path: contacts,
      body: { ...two, seen: 'x', fields: { ...fields, phone: 'both' } },
      name: 'a field that is taken of both',
      status: 422,
    },
    { endpoint: 'keepContacts', path: contacts, body: { one: 'a' }, name: 'half a pair', status: 422 },
    ...calls.map((call) => ({
      ...call,
      path: stranger,
      name: `${call.endpoint} of an unknown agent`,
      status: 404,
    })),
    ...calls.map((call) => ({ ...call, token: '', name: `${call.endpoint} without signing in`, status: 401 })),
  ],
};
