import type { AuditKind } from '@switchboard/api-contract/audit';
import { auditCsvHead, auditCsvLine } from '@switchboard/api-contract/auditCsv';
import {
  auditSelection,
  writeAuditCursor,
  type auditExportQuery,
  type auditQuery,
  type AuditSelection,
} from '@switchboard/api-contract/auditQuery';
import type { AnswerOf, endpoints } from '@switchboard/api-contract/endpoints';
import { limits } from '@switchboard/api-contract/limits';
import { exportTypes } from '@switchboard/api-contract/records/exportFile';
import type { InferOutput } from 'valibot';
import { auditLineAnswers, type AuditLineAnswer } from '../builders/audit.ts';

function matches(
  { at, kind, by, id }: AuditLineAnswer,
  { cursor, member, actor, kinds, from, to }: AuditSelection,
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

const select = (query: AuditSelection) => auditLineAnswers.filter((line) => matches(line, query));

/** What was done before the visit. What is done in it is not written down. */
export function auditPage(asked: InferOutput<typeof auditQuery>): AnswerOf<typeof endpoints.audit> {
  const query = auditSelection(asked);
  const found = select(query);
  const last = found.length > limits.audit.page ? found[limits.audit.page - 1] : undefined;
  return {
    items: found.slice(0, limits.audit.page),
    ...(last && { next: writeAuditCursor({ at: last.at ?? '', id: Number(last.id) }) }),
    ...(!query.cursor && { total: found.length }),
    days: 365,
  };
}

export const auditFile = (asked: InferOutput<typeof auditExportQuery>): { type: string; text: string } => ({
  type: exportTypes.csv,
  text: [auditCsvHead(), ...select(auditSelection(asked)).map(auditCsvLine)].join(''),
});
