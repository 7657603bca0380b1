import { Hono } from 'hono';
import { defineService, type RouteEnv } from '../../Service.ts';
import { googleAccess, requireScope } from '../google/access.ts';
import { quotaExceeded, unknownPath } from '../google/errors.ts';
import { answerFields } from '../google/parameters.ts';
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
    new Hono<RouteEnv>()
      .get('/v1/people/me/connections', requireScope(world, scopes.contacts, scopes.contactsReadonly), (c) =>
        answerFields(c, listConnections(c, world.contacts, world.clock().getTime()), shape),
      )
      .notFound(unknownPath),
});
