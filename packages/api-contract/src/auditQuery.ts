import * as v from 'valibot';
import { actorTypes, auditKinds, subjectOf, type ActorType, type AuditKind } from './audit.ts';
import { limits } from './limits.ts';

/** The place after which a page begins. */
export interface AuditCursor {
  readonly at: string;
  readonly id: number;
}

/** Which lines of the audit log are wanted. */
export interface AuditQuery {
  readonly cursor?: AuditCursor;
  /** A member's id. */
  readonly member?: string;
  /** Whoever is no member: what a schedule, the assistant or a command did. */
  readonly actor?: ActorType;
  readonly kinds?: readonly AuditKind[];
  /** Instants: from the first on, and before the second. */
  readonly from?: string;
  readonly to?: string;
}

type Wrong = { readonly fields: Readonly<Record<string, string>> };

const parameters = ['cursor', 'member', 'kind', 'from', 'to'] as const;
const isoInstant = v.pipe(v.string(), v.isoTimestamp());

/** An instant as the log has it, so that texts compare as the instants do. */
function instantOf(given: string | undefined): string | undefined {
  return v.is(isoInstant, given) && !Number.isNaN(Date.parse(given)) ? new Date(given).toISOString() : undefined;
}

/** The text of a cursor. It is opaque to clients. */
export const writeAuditCursor = ({ at, id }: AuditCursor): string => `${at}~${id}`;

function readCursor(given: string): AuditCursor | undefined {
  const [at, id, ...more] = given.split('~');
  const instant = instantOf(at);
  return instant !== undefined && id !== undefined && more.length === 0 && /^\d{1,15}$/.test(id)
    ? { at: instant, id: Number(id) }
    : undefined;
}

/** The kinds that a word means: one of them, or all of a subject, such as 'run'. */
const kindsOf = (word: string): readonly AuditKind[] =>
  auditKinds.filter((kind) => kind === word || subjectOf(kind) === word);

/** Reads the parameters of the audit log, or says of each wrong one what is wrong with it. */
export function readAuditQuery(
  given: Readonly<Record<string, unknown>>,
  known: readonly string[] = parameters,
): AuditQuery | Wrong {
  const fields: Record<string, string> = {};
  const sent: Partial<Record<(typeof parameters)[number], string>> = {};
  for (const [name, value] of Object.entries(given)) {
    if (!known.includes(name)) fields[name] = `${name} is not a known parameter`;
    else if (typeof value !== 'string') fields[name] = `${name} may be given once`;
    else sent[name as (typeof parameters)[number]] = value;
  }
  const { cursor, member, kind, from, to } = sent;
  const read = {
    cursor: cursor === undefined ? undefined : readCursor(cursor),
    kinds: kind === undefined ? undefined : kindsOf(kind),
    from: instantOf(from),
    to: instantOf(to),
  };
  if (cursor !== undefined && !read.cursor) fields['cursor'] = 'cursor must come from the previous page';
  if (read.kinds?.length === 0) fields['kind'] = 'kind must be a kind of line, or the first word of some';
  if (from !== undefined && read.from === undefined) fields['from'] = 'from must be an instant';
  if (to !== undefined && read.to === undefined) fields['to'] = 'to must be an instant';
  if (member !== undefined && (member === '' || member.length > limits.text.line))
    fields['member'] = 'member must be the id of a member, schedule, assistant or admin';
  if (Object.keys(fields).length > 0) return { fields };
  const actor = actorTypes.find((type) => type === member && type !== 'member');
  return {
    ...(read.cursor && { cursor: read.cursor }),
    ...(actor ? { actor } : member !== undefined && { member }),
    ...(read.kinds && { kinds: read.kinds }),
    ...(read.from !== undefined && { from: read.from }),
    ...(read.to !== undefined && { to: read.to }),
  };
}

/** The same of an export, which has no pages. */
export const readAuditExport = (given: Readonly<Record<string, unknown>>): AuditQuery | Wrong =>
  readAuditQuery(
    given,
    parameters.filter((name) => name !== 'cursor'),
  );
