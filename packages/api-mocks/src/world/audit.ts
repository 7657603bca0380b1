import type { AuditKind } from '@switchboard/api-contract/audit';
import { auditCsvHead, auditCsvLine } from '@switchboard/api-contract/auditCsv';
import {
  readAuditExport,
  readAuditQuery,
  writeAuditCursor,
  type AuditQuery,
} from '@switchboard/api-contract/auditQuery';
import type { AnswerOf, endpoints } from '@switchboard/api-contract/endpoints';
import { limits } from '@switchboard/api-contract/limits';
import { exportTypes } from '@switchboard/api-contract/records/exportFile';
import { auditLineAnswers, type AuditLineAnswer } from '../builders/audit.ts';
import { Refusal } from './Refusal.ts';

type Given = Readonly<Record<string, unknown>>;

function accepted(query: ReturnType<typeof readAuditQuery>): AuditQuery {
  if ('fields' in query) throw new Refusal(422, Object.values(query.fields)[0] ?? '', query.fields);
  return query;
}

function matches(
  { at, kind, by, id }: AuditLineAnswer,
  { cursor, member, actor, kinds, from, to }: AuditQuery,
): boolean {
  const when = at ?? '';
  return (
    (member === undefined || by?.id === member) &&
    (actor === undefined || by?.type === actor) &&
    (kinds === undefined || kinds.includes(kind as AuditKind)) &&
    (from === undefined || when >= from) &&
    (to === undefined || when < to) &&
    (cursor === undefined || when < cursor.at || (when === cursor.at && Number(id) < cursor.id))
  );
}

/** What was done before the visit. What is done in it is not written down. */
export function createAudit() {
  const select = (query: AuditQuery) => auditLineAnswers.filter((line) => matches(line, query));
  return {
    read(given: Given): AnswerOf<typeof endpoints.audit> {
      const query = accepted(readAuditQuery(given));
      const found = select(query);
      const last = found.length > limits.audit.page ? found[limits.audit.page - 1] : undefined;
      return {
        items: found.slice(0, limits.audit.page),
        ...(last && { next: writeAuditCursor({ at: last.at ?? '', id: Number(last.id) }) }),
        ...(!query.cursor && { total: found.length }),
        days: 365,
      };
    },
    export(given: Given): { type: string; text: string } {
      const lines = select(accepted(readAuditExport(given))).map(auditCsvLine);
      return { type: exportTypes.csv, text: [auditCsvHead(), ...lines].join('') };
    },
  };
}
