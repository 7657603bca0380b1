import type * as v from 'valibot';
import type { AgentSlug } from '../agentTable.ts';
import type { SpecialDataAnswer } from '../agentDetail.ts';
import { see, work, type Audit, type Endpoint, type Refusals } from '../endpoints/Endpoint.ts';
import { limits } from '../limits.ts';
import type { SettingsContract } from '../settings.ts';

type Schema = v.GenericSchema;
type Calls = Readonly<Record<string, Endpoint>>;

/** One kind of record of an agent. */
export interface Collection {
  /** Name of one record. The call that adds one is named after it: `addLead`. */
  readonly one: string;
  readonly record: v.ObjectSchema<{ readonly id: v.StringSchema<undefined> } & v.ObjectEntries, undefined>;
  /** The body that adds one by hand; missing if members can't add any. */
  readonly create?: Schema;
  /** What that call leaves in the audit log, if not 'record.added', and how it refuses. */
  readonly audit?: Audit;
  readonly refusals?: Refusals;
  /**
   * The fields that lists are sorted by, filtered by (each by one value) and searched in (a list of texts too;
   * 'attendees.name': a field of each entry of a list).
   */
  readonly sorts: readonly string[];
  readonly filters: readonly string[];
  readonly searched: readonly string[];
  /** Fields that lists are filtered by and that follow from others of the record. */
  readonly derived?: (record: never) => object;
  /**
   * What figures need to know of a record. Records with equal answers are stored as one count, so leave out what no
   * figure asks for: the time of day of an instant, the words of a text of which only its presence counts. Missing:
   * figures count the records that are listed.
   */
  readonly counted?: (record: never) => object;
  /** The most that the status answer lists, newest first: pages of the list have all. Missing: as many as fit. */
  readonly inStatus?: number;
  /** The fields that members may change, all of them optional; missing if they can't change any. */
  readonly edits?: Schema;
  /** What follows from the fields that a member changed, and is stored with them. */
  readonly settled?: (after: never) => object;
  /** What a changed record must not be: a sentence for each field. */
  readonly refuses?: (change: Change<never>) => Readonly<Record<string, string>>;
  /** The call that deletes records refuses these: they end by calls of their own, such as discarding a proposal. */
  readonly staysPut?: true;
  /** Why a record can't be deleted for now, as a sentence; undefined if it can. */
  readonly heldBy?: (record: never) => string | undefined;
  /** The fields that runs leave to members. Missing: those that the record's own `edited` names. */
  readonly owned?: (record: never) => readonly string[];
}

/** A record before and after a member changed it, and the names of the changed fields. */
export interface Change<R> {
  readonly changed: readonly string[];
  readonly before: R;
  readonly after: R;
}
type Collections = Readonly<Record<string, Collection>>;

/** The records of each collection, as stored and sent. */
export type RecordsOf<R extends Collections> = { readonly [K in keyof R]: v.InferInput<R[K]['record']>[] };

type Camel<Slug extends string> = Slug extends `${infer Head}-${infer Tail}`
  ? `${Head}${Capitalize<Camel<Tail>>}`
  : Slug;
type StatusCall<Slug extends string, S extends Schema> = ReturnType<typeof see.get<`/api/agents/${Slug}/status`, S>>;
type AddCalls<Slug extends string, R extends Collections> = {
  readonly [K in keyof R & string as R[K]['create'] extends Schema ? K : never]: ReturnType<
    typeof work.post<`/api/agents/${Slug}/records/${K}`, NonNullable<R[K]['create']>, R[K]['record']>
  >;
};
type NamedCalls<Slug extends string, S extends Schema, R extends Collections> = {
  readonly [K in `${Camel<Slug>}Status`]: StatusCall<Slug, S>;
} & {
  readonly [K in keyof AddCalls<Slug, R> & string as `add${Capitalize<R[K]['one']>}`]: AddCalls<Slug, R>[K];
};

interface Parts<S extends Schema, R extends Collections, T extends object, C extends Calls> {
  /** The answer of `GET /api/agents/{slug}/status`, and its field with the figures. */
  readonly status: S;
  readonly figures: 'metrics' | 'stats';
  /** Milliseconds between two reads of the status. */
  readonly pollMs?: number;
  readonly records: R;
  readonly settings: SettingsContract<T>;
  /** Settings that are sealed and never sent back. */
  readonly secrets?: readonly (keyof T & string)[];
  /** The built-in status, in its own chunk. */
  readonly sample: (now: Date) => Promise<v.InferInput<S>>;
  /** What the generic detail shows under 'Specialized', and how it describes a record. */
  readonly special?: {
    readonly collection: keyof R & string;
    readonly describe: (records: never) => SpecialDataAnswer;
  };
  /** Calls beyond the status and adding a record. */
  readonly calls?: C;
}

const camel = (slug: string): string => slug.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/**
 * Defines one of the agents: everything that client, server, mocks and pages must agree on. `read` and `add` are its
 * calls; `calls` has the same under their names in the table of all endpoints.
 */
export function defineAgent<
  const Slug extends AgentSlug,
  S extends Schema,
  const R extends Collections,
  T extends object,
  const C extends Calls = Record<never, Endpoint>,
>(slug: Slug, { calls, secrets = [], pollMs = limits.pollMs.agentStatus, ...parts }: Parts<S, R, T, C>) {
  const path = `/api/agents/${slug}` as const;
  const read = see.get(`${path}/status`, parts.status);
  const writable = Object.entries<Collection>(parts.records).flatMap(
    ([name, { one, record, create, audit = 'record.added', refusals }]) =>
      create ? [{ name, one, call: work.post(`${path}/records/${name}`, create, record, audit, refusals) }] : [],
  );
  return {
    slug,
    ...parts,
    secrets,
    pollMs,
    read,
    add: Object.fromEntries(writable.map(({ name, call }) => [name, call])) as unknown as AddCalls<Slug, R>,
    calls: {
      [`${camel(slug)}Status`]: read,
      ...Object.fromEntries(writable.map(({ one, call }) => [`add${capital(one)}`, call])),
      ...calls,
    } as unknown as NamedCalls<Slug, S, R> & C,
  };
}
