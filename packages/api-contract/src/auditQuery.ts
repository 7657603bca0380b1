import * as v from 'valibot';
import { actorTypes, auditKinds, auditSubjectOf, type ActorType, type AuditKind } from './audit.ts';
import { limits } from './limits.ts';

/** The place after which a page begins. */
interface AuditCursor {
  readonly at: string;
  readonly id: number;
}

/** Which lines of the audit log are wanted. */
export interface AuditSelection {
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
  auditKinds.filter((kind) => kind === word || auditSubjectOf(kind) === word);

const noMember = 'member must be the id of a member, key, schedule, assistant or admin';
const instant = (name: string, what: string) =>
  v.optional(
    v.pipe(
      v.string(),
      v.check((given) => instantOf(given) !== undefined, `${name} must be an instant`),
      v.description(what),
    ),
  );

/** The parameters of the audit log. */
export const auditQuery = v.strictObject({
  cursor: v.optional(
    v.pipe(
      v.string(),
      v.check((given) => readCursor(given) !== undefined, 'cursor must come from the previous page'),
      v.description('`next` of the page before'),
    ),
  ),
  member: v.optional(
    v.pipe(
      v.string(),
      v.nonEmpty(noMember),
      v.maxLength(limits.text.line, noMember),
      v.description('The id of a member, or schedule, assistant or admin'),
    ),
  ),
  kind: v.optional(
    v.pipe(
      v.string(),
      v.check((word) => kindsOf(word).length > 0, 'kind must be a kind of line, or the first word of some'),
      v.description('A kind of line, or what some are about, such as run'),
    ),
  ),
  from: instant('from', 'The first instant'),
  to: instant('to', 'The instant before which the lines end'),
});

/** The parameters of an export, which has no pages. */
export const auditExportQuery = v.omit(auditQuery, ['cursor']);

/** Which lines parameters ask for. */
export function auditSelection({ cursor, member, kind, from, to }: v.InferOutput<typeof auditQuery>): AuditSelection {
  const actor = actorTypes.find((type) => type === member && type !== 'member');
  const place = cursor === undefined ? undefined : readCursor(cursor);
  const [first, end] = [instantOf(from), instantOf(to)];
  return {
    ...(place && { cursor: place }),
    ...(actor ? { actor } : member !== undefined && { member }),
    ...(kind !== undefined && { kinds: kindsOf(kind) }),
    ...(first !== undefined && { from: first }),
    ...(end !== undefined && { to: end }),
  };
}
