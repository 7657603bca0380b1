import type * as v from 'valibot';
import type { auditLine } from './audit.ts';
import { csvHead, csvLine } from './records/exportFile.ts';

type Line = v.InferInput<typeof auditLine>;

const columns = {
  at: ({ at }) => at,
  kind: ({ kind }) => kind,
  by: ({ by }) => by?.type,
  name: ({ by }) => by?.name,
  member: ({ by }) => by?.id,
  address: ({ address }) => address,
  target: ({ target }) => target,
  agent: ({ agentId }) => agentId,
  run: ({ runId }) => runId,
  changes: ({ changes }) =>
    changes?.map(({ field, old, new: now }) => `${field}: ${[old, now].filter(Boolean).join(' → ')}`).join('; '),
} as const satisfies Record<string, (line: Line) => string | null | undefined>;

/** The first line of an exported audit log. */
export const auditCsvHead = (): string => csvHead(Object.keys(columns));

/** A line of it, with its end. */
export const auditCsvLine = (line: Line): string => csvLine(Object.values(columns).map((valueOf) => valueOf(line)));
