import { Hono } from 'hono';
import { defineService, type RouteContext, type RouteEnv } from '../../Service.ts';
import { googleAccess, requireScope, scopes } from '../google/tokens.ts';
import { quotaExceeded, unknownPath, fail, invalidArgument } from '../google/errors.ts';
import { answerFields, readBoolean, pageToken, readInteger } from '../google/parameters.ts';
import type { Contact } from '../../world/contacts.ts';
import { hexId } from '../../world/seededRandom.ts';
import { readShape } from '../google/fields.ts';

const source = 'source(type,id,etag,updateTime)';
const metadata = `metadata(primary,sourcePrimary,verified,${source})`;

/** The documented fields of the answer, as far as contacts have them. */
const shape = readShape(
  `nextPageToken,nextSyncToken,totalPeople,totalItems,connections(resourceName,etag,metadata(sources(type,id,etag,updateTime),objectType,deleted),names(${metadata},displayName,familyName,givenName,displayNameLastFirst,unstructuredName),emailAddresses(${metadata},value,type,formattedType,displayName),phoneNumbers(${metadata},value,canonicalForm,type,formattedType),organizations(${metadata},name,title,type,formattedType,current,department,domain))`,
);

/** What a client may name in `personFields`. */
const personFields = new Set(
  'addresses ageRanges biographies birthdays calendarUrls clientData coverPhotos emailAddresses events externalIds genders imClients interests locales locations memberships metadata miscKeywords names nicknames occupations organizations phoneNumbers photos relations sipAddresses skills urls userDefined'.split(
    ' ',
  ),
);
const documentation = 'https://developers.google.com/people/api/rest/v1/people.connections/list';
const weekMs = 7 * 86_400_000;

/** The person behind a contact, with the fields that are asked for. */
function personOf({ id, given, family, email, phone, organization, title }: Contact, wanted: ReadonlySet<string>) {
  const own = { primary: true, source: { type: 'CONTACT', id: id.slice(1) } };
  const name = [given, family].filter(Boolean).join(' ');
  const work = { type: 'work', formattedType: 'Work' };
  const fields = {
    metadata: {
      sources: [{ type: 'CONTACT', id: id.slice(1), etag: `#${hexId(`etag ${id}`, 8)}` }],
      objectType: 'PERSON',
    },
    names: [
      {
        metadata: { ...own, sourcePrimary: true },
        displayName: name,
        ...(family !== undefined && { familyName: family }),
        givenName: given,
        displayNameLastFirst: [family, given].filter(Boolean).join(', '),
        unstructuredName: name,
      },
    ],
    ...(email !== undefined && {
      emailAddresses: [{ metadata: { ...own, sourcePrimary: true }, value: email, ...work }],
    }),
    ...(phone !== undefined && {
      phoneNumbers: [{ metadata: own, value: phone, canonicalForm: phone.replaceAll(' ', ''), ...work }],
    }),
    ...(organization !== undefined && {
      organizations: [{ metadata: own, ...work, name: organization, ...(title !== undefined && { title }) }],
    }),
  };
  return {
    resourceName: `people/${id}`,
    etag: `%${hexId(`person etag ${id}`, 12)}`,
    ...Object.fromEntries(Object.entries(fields).filter(([field]) => wanted.has(field))),
  };
}

function wantedIn(c: RouteContext): ReadonlySet<string> {
  const paths = (c.req.query('personFields') ?? '').split(',').filter((path) => path !== '');
  const where = `Valid paths are documented at ${documentation}.`;
  if (paths.length === 0)
    return fail(invalidArgument(`personFields mask is required. Please specify one or more valid paths. ${where}`));
  const unknown = paths.find((path) => !personFields.has(path));
  return unknown === undefined
    ? new Set(paths)
    : fail(invalidArgument(`Invalid personFields mask path: "${unknown}". ${where}`));
}

const syncToken = {
  make: (now: number): string => Buffer.from(`people ${now}`, 'utf8').toString('base64url'),
  /** A token is good for a week. */
  check: (token: string, now: number): void => {
    const [, made] = /^people (\d+)$/.exec(Buffer.from(token, 'base64url').toString('utf8')) ?? [];
    if (made === undefined) fail(invalidArgument('Sync token is invalid.'));
    if (now - Number(made) > weekMs)
      fail({
        code: 400,
        message: 'Sync token is expired. Clear local cache and retry call without the sync token.',
        status: 'FAILED_PRECONDITION',
        details: [
          {
            '@type': 'type.googleapis.com/google.rpc.ErrorInfo',
            reason: 'EXPIRED_SYNC_TOKEN',
            domain: 'people.googleapis.com',
          },
        ],
      });
  },
};

/** A page of the address book. Nobody changes it here, so that a sync brings nothing. */
function listConnections(c: RouteContext, contacts: readonly Contact[], now: number) {
  const wanted = wantedIn(c);
  const size = readInteger(c, 'pageSize', { fallback: 100, most: 1_000 });
  const requested = readBoolean(c, 'requestSyncToken');
  const sync = c.req.query('syncToken');
  if (sync !== undefined) syncToken.check(sync, now);
  const question = JSON.stringify([[...wanted].toSorted(), requested, sync]);
  const from =
    pageToken.read(c.req.query('pageToken'), question) ??
    fail(invalidArgument('Invalid page token, or it does not belong to these parameters.'));
  const found = sync === undefined ? contacts : [];
  const last = from + size >= found.length;
  return {
    ...(found.length > 0 && {
      connections: found.slice(from, from + size).map((contact) => personOf(contact, wanted)),
    }),
    ...(!last && { nextPageToken: pageToken.make(from + size, question) }),
    ...(last && (requested || sync !== undefined) && { nextSyncToken: syncToken.make(now) }),
    ...(found.length > 0 && { totalPeople: found.length, totalItems: found.length }),
  };
}

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
