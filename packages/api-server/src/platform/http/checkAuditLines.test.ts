import { endpoints, type Endpoint } from '@switchboard/api-contract/endpoints';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { expect, test } from 'vitest';
import { createTestDatabase } from '../../../test/testApp.ts';
import { asServer, markUnchanged } from '../actor.ts';
import { writeAudit } from '../../audit/writeAudit.ts';
import { checkAuditLines } from './route.ts';

const request = { id: 'req-1', ip: '10.0.4.31' } as FastifyRequest;
const at = '2026-03-12T09:41:20.000Z';
const db = await createTestDatabase();
const { id: tenantId } = await db.selectFrom('tenants').select('id').executeTakeFirstOrThrow();
const creates = () => writeAudit(db, { tenantId, kind: 'agent.created', at });

/** Does a call that declares 'agent.created', or another, and says what became of it. */
async function outcomeOf(work: () => unknown, strict = true, endpoint: Endpoint = endpoints.createAgent) {
  const logged: string[] = [];
  const app = { log: { error: (_: object, said: string) => void logged.push(said) } } as unknown as FastifyInstance;
  const done = checkAuditLines({ app, strict }, endpoint, { member: undefined, request }, async () => {
    await work();
    return 'done';
  });
  return { answer: await done.catch((error: Error) => error.message), logged };
}

test('a call that leaves what it declares is done, and so is one that changed nothing', async () => {
  expect(await outcomeOf(creates)).toEqual({ answer: 'done', logged: [] });
  expect(await outcomeOf(markUnchanged)).toEqual({ answer: 'done', logged: [] });
});

test('one that leaves none fails here, and is only logged in production', async () => {
  const fault = expect.stringMatching(/^POST \/api\/agents left no line in the audit log: agent\.created is declared/);
  expect(await outcomeOf(() => {})).toEqual({ answer: fault, logged: [] });
  expect(await outcomeOf(() => {}, false)).toEqual({ answer: 'done', logged: [fault] });
});

test('what the server does meanwhile for itself does not count', async () => {
  const { answer } = await outcomeOf(() => asServer(creates));
  expect(answer).toContain('left no line');
});

test('one that leaves another kind than it declares fails', async () => {
  const { answer } = await outcomeOf(creates, true, endpoints.deleteAgent);
  expect(answer).toMatch(/left agent\.created in the audit log, which it does not declare beside agent\.deleted$/);
});

test('one that declares nothing may do things that are told', async () => {
  expect(await outcomeOf(creates, true, endpoints.chat)).toEqual({ answer: 'done', logged: [] });
});

test('a call that fails says what it failed with', async () => {
  const { answer } = await outcomeOf(() => {
    throw new Error('a fault');
  });
  expect(answer).toBe('a fault');
});
