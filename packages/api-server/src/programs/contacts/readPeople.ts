import { readAddress } from '@switchboard/api-contract/address';
import * as v from 'valibot';
import { logLeftOut } from '../../outside/providers/readEach.ts';
import type { RecordOf } from '../../records/collections.ts';
import { recordIdFor } from '../../records/records.ts';
import type { GoogleReader } from '../../outside/google/google.ts';
import { hasStatus, RunFailure } from '../../outside/RunFailure.ts';
import { plainText } from '../../outside/plainText.ts';
import type { Run } from '../../runs/Run.ts';

/** An address book, as far as it could be read. */
export interface AddressBook {
  readonly people: readonly RecordOf<'contacts'>[];
  /** The ids of those who are there and can't be read. */
  readonly unread: ReadonlySet<string>;
  /** Whoever is in neither of these is not in the address book. */
  readonly isWhole: boolean;
}

/** More contacts than Google lets an account have: 25 000. */
const mostContacts = 30_000;
/** How many are asked for at once; fewer where a page is too large to be read. One contact has 128 kB at most. */
const pageSizes: readonly number[] = [200, 50, 10];
const service = 'Google Contacts';
/** An address with a name before it. */
const longestMailbox = 1_000;

const values = v.nullish(v.array(v.nullish(v.object({ value: v.nullish(v.string()) }))));
const named = v.object({ resourceName: v.pipe(v.string(), v.minLength(1)) });
const person = v.object({
  ...named.entries,
  names: v.nullish(v.array(v.nullish(v.object({ displayName: v.nullish(v.string()) })))),
  emailAddresses: values,
  phoneNumbers: values,
  organizations: v.nullish(v.array(v.nullish(v.object({ name: v.nullish(v.string()) })))),
});
const page = v.object({ connections: v.nullish(v.array(v.unknown()), []), nextPageToken: v.nullish(v.string(), '') });

/**
 * Reads the whole address book, contact by contact. All pages have to be of one size, so that where one is too large,
 * or Google does not take its token any more, the reading begins anew with smaller ones.
 * https://developers.google.com/people/api/rest/v1/people.connections/list
 */
export async function readPeople(
  google: GoogleReader,
  run: Pick<Run, 'agent' | 'log'>,
  [size = 1, ...smaller]: readonly number[] = pageSizes,
): Promise<AddressBook> {
  try {
    const { connections, isAll } = await readPages(google, run, size);
    return readBook(run, connections, isAll);
  } catch (error) {
    if (smaller.length === 0 || !isWorthAnother(error)) throw error;
    return readPeople(google, run, smaller);
  }
}

const isWorthAnother = (error: unknown): boolean =>
  (error instanceof RunFailure && error.answer === 'too-large') || hasStatus(error, 400);

/** What all pages list. `isAll`: none came after them. */
async function readPages({ read }: GoogleReader, { log }: Pick<Run, 'log'>, size: number) {
  const connections: unknown[] = [];
  let pageToken = '';
  for (let count = 1; count <= mostContacts / size; count += 1) {
    log.progress({ text: { kind: 'readingPage', args: { service, page: count } } });
    const found = await read(
      'https://people.googleapis.com/v1/people/me/connections',
      {
        personFields: 'names,emailAddresses,phoneNumbers,organizations',
        pageSize: String(size),
        prettyPrint: 'false',
        fields:
          'nextPageToken,connections(resourceName,names/displayName,emailAddresses/value,phoneNumbers/value,organizations/name)',
        ...(pageToken && { pageToken }),
      },
      page,
      { kind: 'pageRead', args: { service, page: count } },
    );
    connections.push(...(found.connections ?? []));
    pageToken = found.nextPageToken ?? '';
    if (pageToken === '') return { connections, isAll: true };
  }
  return { connections, isAll: false };
}

function readBook({ agent, log }: Pick<Run, 'agent' | 'log'>, connections: readonly unknown[], isAll: boolean) {
  const people = new Map<string, RecordOf<'contacts'>>();
  const unread = new Set<string>();
  let nameless = 0;
  const idOf = (resourceName: string): string => recordIdFor(agent.id, `google-${resourceName}`);
  for (const connection of connections) {
    const one = v.safeParse(person, connection);
    const known = v.safeParse(named, connection);
    if (one.success) people.set(idOf(one.output.resourceName), readPerson(idOf(one.output.resourceName), one.output));
    else if (known.success) unread.add(idOf(known.output.resourceName));
    else nameless += 1;
  }
  logLeftOut(
    log,
    people.size,
    Array.from({ length: unread.size + nameless }, () => 'odd' as const),
  );
  return { people: [...people.values()], unread, isWhole: isAll && nameless === 0 };
}

function readPerson(id: string, one: v.InferOutput<typeof person>): RecordOf<'contacts'> {
  const fields = {
    name: one.names?.map((name) => name?.displayName),
    email: one.emailAddresses?.map((address) => readAddress(plainText(address?.value, longestMailbox))),
    phone: one.phoneNumbers?.map((number) => number?.value),
    company: one.organizations?.map((organization) => organization?.name),
  };
  const given = Object.entries(fields).flatMap(([key, texts]) => {
    const [first] = texts?.map((text) => plainText(text, 200)).filter(Boolean) ?? [];
    return first === undefined ? [] : [[key, first] as const];
  });
  return { id, ...Object.fromEntries(given) };
}
