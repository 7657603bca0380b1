import type { AuditChange } from '@switchboard/api-contract/audit';
import {
  auditSelection,
  writeAuditCursor,
  type auditQuery,
  type AuditSelection,
} from '@switchboard/api-contract/auditQuery';
import type { AnswerOf, endpoints } from '@switchboard/api-contract/endpoints';
import { limits } from '@switchboard/api-contract/limits';
import type { Selectable } from 'kysely';
import type { InferOutput } from 'valibot';
import type { Context } from '../platform/Context.ts';
import type { AuditTable } from './tables.ts';
import type { StoreReader } from '../platform/store/Database.ts';

type Answer = AnswerOf<typeof endpoints.audit>;
export type AuditLineAnswer = Answer['items'][number];
type Row = Selectable<AuditTable>;

/** A page of the audit log, newest first. */
export async function readAudit(
  { db, config }: Pick<Context, 'db' | 'config'>,
  tenantId: string,
  asked: InferOutput<typeof auditQuery>,
): Promise<Answer> {
  const query = auditSelection(asked);
  const { page, counted } = limits.audit;
  const lines = await readLines(db, tenantId, query, page + 1);
  const last = lines.length > page ? lines[page - 1] : undefined;
  const total = query.cursor ? undefined : await countLines(db, tenantId, query, counted + 1);
  return {
    items: lines.slice(0, page).map(describeLine),
    ...(last && { next: writeAuditCursor(last) }),
    ...(total !== undefined && { total: Math.min(total, counted), ...(total > counted && { more: true }) }),
    days: config.keeping.auditDays,
  };
}

/** The lines that match, newest first. */
export async function readLines(
  db: StoreReader,
  tenantId: string,
  query: AuditSelection,
  most: number,
): Promise<Row[]> {
  const { cursor, kinds } = query;
  const readKind = (kind: string | undefined): Promise<Row[]> =>
    matching(db, tenantId, query, kind)
      .selectAll()
      .$if(cursor !== undefined, (lines) =>
        // The first condition follows from the second, and can use an index.
        lines
          .where('at', '<=', cursor?.at ?? '')
          .where((eb) => eb.or([eb('at', '<', cursor?.at ?? ''), eb('id', '<', cursor?.id ?? 0)])),
      )
      .orderBy('at', 'desc')
      .orderBy('id', 'desc')
      .limit(most)
      .execute();
  if (!kinds) return readKind(undefined);
  // One query for each kind reads no more than its newest lines from an index. One query for all would sort every line.
  const all = (await Promise.all(kinds.map(readKind))).flat();
  return all.toSorted((one, other) => newestFirst(one, other)).slice(0, most);
}

const newestFirst = (one: Row, other: Row): number =>
  one.at === other.at ? other.id - one.id : one.at < other.at ? 1 : -1;

/** How many lines match, counted up to `most`. */
async function countLines(db: StoreReader, tenantId: string, query: AuditSelection, most: number): Promise<number> {
  const count = async (kind: string | undefined): Promise<number> => {
    const { lines } = await db
      .selectFrom(matching(db, tenantId, query, kind).select('id').limit(most).as('some'))
      .select((eb) => eb.fn.countAll<number>().as('lines'))
      .executeTakeFirstOrThrow();
    return lines;
  };
  const counts = await Promise.all(query.kinds?.map(count) ?? [count(undefined)]);
  return counts.reduce((sum, one) => sum + one, 0);
}

const matching = (
  db: StoreReader,
  tenantId: string,
  { member, actor, from, to }: AuditSelection,
  kind: string | undefined,
) =>
  db
    .selectFrom('audit')
    .where('tenantId', '=', tenantId)
    .$if(kind !== undefined, (lines) => lines.where('kind', '=', kind ?? ''))
    .$if(member !== undefined, (lines) => lines.where('byId', '=', member ?? ''))
    .$if(actor !== undefined, (lines) => lines.where('byType', '=', actor ?? ''))
    .$if(from !== undefined, (lines) => lines.where('at', '>=', from ?? ''))
    .$if(to !== undefined, (lines) => lines.where('at', '<', to ?? ''));

/** A line as the API sends it. */
export function describeLine(row: Row): AuditLineAnswer {
  const { id, at, kind, byType, byId, byName, address, agentId, runId, target, changesJson } = row;
  const changes = JSON.parse(changesJson) as AuditChange[];
  return {
    id: String(id),
    at,
    kind,
    by: { type: byType, ...(byId !== null && { id: byId }), ...(byName !== null && { name: byName }) },
    ...(address !== null && { address }),
    ...(agentId !== null && { agentId }),
    ...(runId !== null && { runId }),
    ...(target !== null && { target }),
    ...(changes.length > 0 && { changes }),
  };
}
