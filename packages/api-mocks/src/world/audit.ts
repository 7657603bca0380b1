import { type AuditKind, auditList as auditListSchema } from '@switchboard/api-contract/audit';
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
import { exportTypes } from '@switchboard/api-contract/records/calls';
import type { InferOutput } from 'valibot';
import type * as v from 'valibot';
import { read } from '../builders/build.ts';
import { minutesAgo } from '../now.ts';

type AuditListAnswer = v.InferInput<typeof auditListSchema>;
type AuditLineAnswer = AuditListAnswer['items'][number];

const people = {
  ada: { by: { type: 'member', id: 'user-ada', name: 'Ada Brandt' }, address: '10.0.4.18' },
  mira: { by: { type: 'member', id: 'user-mira', name: 'Mira Okafor' }, address: '10.0.4.31' },
  luis: { by: { type: 'member', id: 'user-luis', name: 'Luis Ferreira' }, address: '10.0.4.44' },
  schedule: { by: { type: 'schedule', name: 'Lead Generation Agent' } },
  assistant: { by: { type: 'assistant', id: 'user-ada', name: 'Ada Brandt' }, address: '10.0.4.18' },
  admin: { by: { type: 'admin' } },
} as const;

/** A setting that was changed a quarter of an hour ago. */
export const auditLineAnswer = (overrides: Partial<AuditLineAnswer> = {}): AuditLineAnswer => ({
  id: '1204',
  at: minutesAgo(19),
  kind: 'agent.configured',
  ...people.mira,
  target: 'Lead Generation Agent',
  agentId: 'lead-generation-agent',
  changes: [{ field: 'minLeadScore', old: '60', new: '70' }],
  ...overrides,
});

type Told = readonly [minutes: number, who: keyof typeof people, kind: AuditKind, rest?: Partial<AuditLineAnswer>];

const told: readonly Told[] = [
  [21, 'ada', 'member.invited', { target: 'teo.lang@northlight.example', changes: [{ field: 'role', new: 'member' }] }],
  [22, 'mira', 'connection.set-up', { target: 'Apollo', changes: [{ field: 'apiKey', new: 'changed' }] }],
  [29, 'mira', 'session.signed-in', { target: 'MacBook' }],
  [31, 'mira', 'session.refused', { target: 'mira@northlight.example' }],
  [
    101,
    'schedule',
    'run.started',
    { target: 'Lead Generation Agent', agentId: 'lead-generation-agent', runId: 'run-7f3c91' },
  ],
  [937, 'assistant', 'run.cancelled', { target: 'Research Agent', agentId: 'research-agent', runId: 'run-7f3b02' }],
  [
    961,
    'luis',
    'records.exported',
    {
      target: 'leads',
      agentId: 'lead-generation-agent',
      changes: [
        { field: 'format', new: 'csv' },
        { field: 'records', new: '2129' },
      ],
    },
  ],
  [1059, 'ada', 'records.deleted', { target: 'leads', changes: [{ field: 'records', new: '3' }] }],
  [1346, 'admin', 'password.reset-asked', { target: 'Luis Ferreira' }],
];

/** What was done in the last two days, the newest first. */
export const auditLineAnswers: readonly AuditLineAnswer[] = [
  auditLineAnswer(),
  ...told.map(([minutes, who, kind, rest], index): AuditLineAnswer => ({
    id: String(1203 - index),
    at: minutesAgo(minutes),
    kind,
    ...people[who],
    ...rest,
  })),
];

/** A page of the audit log, which has more. */
export const auditList = (overrides: Partial<AuditListAnswer> = {}) =>
  read(auditListSchema, { items: [...auditLineAnswers], next: 'older', total: 1204, days: 365, ...overrides });

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
