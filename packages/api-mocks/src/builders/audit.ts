import { auditList as auditListSchema, type AuditKind } from '@switchboard/api-contract/audit';
import type * as v from 'valibot';
import { read } from './read.ts';
import { minutesAgo } from './times.ts';

type AuditListAnswer = v.InferInput<typeof auditListSchema>;
export type AuditLineAnswer = AuditListAnswer['items'][number];

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
