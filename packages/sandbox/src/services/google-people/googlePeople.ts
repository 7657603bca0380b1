import { Hono } from 'hono';
import { defineService, type Played } from '../../Service.ts';
import { googleAccess, needs } from '../google/access.ts';
import { quotaExceeded, unknownPath } from '../google/errors.ts';
import { answer } from '../google/parameters.ts';
import { scopes } from '../google/tokens.ts';
import { listConnections, shape } from './connections.ts';

/** Google People: the address book of the account. */
export const googlePeople = defineService({
  id: 'google-people',
  hosts: ['people.googleapis.com'],
  docs: [
    'https://developers.google.com/people/api/rest/v1/people.connections/list',
    'https://developers.google.com/people/v1/contacts#list_the_users_contacts_that_have_changed',
  ],
  access: googleAccess({
    'rate-limited': (request) => quotaExceeded('minute', request),
    'no-credit': (request) => quotaExceeded('day', request),
  }),
  routes: (world) =>
    new Hono<Played>()
      .get('/v1/people/me/connections', needs(world, scopes.contacts, scopes.contactsReadonly), (c) =>
        answer(c, listConnections(c, world.contacts, world.clock().getTime()), shape),
      )
      .notFound(unknownPath),
});
