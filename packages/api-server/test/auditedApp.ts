import type { AuditKind, AuditLine } from '@switchboard/api-contract/audit';
import { beforeEach, expect } from 'vitest';
import { sandboxedApp } from './sandboxedApp.ts';
import { pauseSome } from './testApp.ts';

type Send = ReturnType<typeof sandboxedApp>['send'];
export type AuditRow = Pick<AuditLine, 'kind' | 'by' | 'address' | 'target' | 'changes' | 'agentId' | 'runId' | 'at'>;

/** A server with the sandbox, its audit log, and leads to write about. */
export function auditedApp() {
  const server = sandboxedApp();
  beforeEach(() => pauseSome(server.db));
  const { send } = server;
  const leads = 'agents/lead-generation/records/leads';
  /** The answer of a call that has to succeed. */
  const ok = async (answer: ReturnType<Send>) => {
    const { statusCode, body } = await answer;
    expect(statusCode, body).toBeLessThan(300);
    return JSON.parse(body || '{}') as { id: string; version: number };
  };
  return {
    server,
    ok,
    /** The path of the collection. */
    leads,
    addLead: (name = 'Dana Whitfield') =>
      ok(
        send('POST', leads, {
          name,
          company: 'Port Ltd',
          email: `${name.split(' ', 1)[0]}@port.example`.toLowerCase(),
        }),
      ),
    tenant: async () => (await server.db.selectFrom('tenants').select('id').executeTakeFirstOrThrow()).id,
    linesOf: async (kind: AuditKind) => (await send('GET', `audit?kind=${kind}`)).json<{ items: AuditRow[] }>().items,
  };
}
