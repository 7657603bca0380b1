import { missingKinds } from '@switchboard/api-contract/runs/missing';
import { runTriggers } from '@switchboard/api-contract/runs/run';
import { limits } from '@switchboard/api-contract/limits';
import { assertExact } from '@switchboard/api-contract/assertExact';
import { errorBody } from '@switchboard/api-contract/errors';
import { expect } from 'vitest';
import type { Ask, Case, Group, ParsedAnswer } from '../Case.ts';
import { jsonOf } from '../jsonOf.ts';
import { runPrerequisites } from '../runPrerequisites.ts';

const begin = (agentId: string, body?: object) =>
  ({ endpoint: 'runAgent', path: { agentId }, ...(body && { body }) }) as const;
const about = (endpoint: 'run' | 'cancelRun' | 'retryRun', runId = '') => ({ endpoint, path: { runId } }) as const;

/** What a refused run lacks. */
const lacks = (reading: ParsedAnswer): string[] =>
  (assertExact(errorBody, reading.json).missing ?? []).map(({ kind, id }) => `${kind} ${id}`);

/** Begins a run of the contacts agent and cancels it. Somebody may be working on it, and ends it at the next step. */
async function cancelOne(ask: Ask) {
  const { id } = jsonOf('runAgent', await ask(begin('contacts')));
  let run = jsonOf('cancelRun', await ask(about('cancelRun', id)));
  while (run.status === 'running') {
    expect(run.cancelling).toBe(true);
    run = jsonOf('run', await ask(about('run', id)));
  }
  return run;
}

/** Runs: what they need, how they are followed, cancelled and retried. */
export const runsCases: Group = {
  ofServer: true,
  title: 'runs',
  cases: [
    {
      ...begin('lead-generation'),
      before: [{ endpoint: 'disconnectConnection', path: { connectionId: 'apollo' } }],
      name: 'a run that lacks its connection and its criteria',
      status: 409,
      check: async (reading, ask) => {
        expect(lacks(reading)).toEqual(['connection apollo', 'setting targetIndustries']);
        for (const { kind, text, to } of assertExact(errorBody, reading.json).missing ?? []) {
          expect(missingKinds).toContain(kind);
          expect(text).not.toBe('');
          expect(to).toMatch(/^\//);
        }
        const runs = jsonOf('executions', await ask({ endpoint: 'executions', path: { agentId: 'lead-generation' } }));
        expect(runs.filter(({ trigger }) => trigger !== undefined)).toEqual([]);
      },
    },
    {
      endpoint: 'runPreview',
      path: { agentId: 'lead-generation' },
      before: runPrerequisites['lead-generation'],
      name: 'what the first run with its criteria will take',
      status: 200,
      check: (reading) =>
        expect(jsonOf('runPreview', reading)).toMatchObject({
          needed: true,
          changed: [],
          criteria: ['Logistics'],
          takes: [
            { what: { kind: 'takesLeads' }, amount: { kind: 'upTo', args: { amount: 50 } } },
            { what: { kind: 'takesCalls' }, amount: { kind: 'about', args: { amount: 6 } } },
            { what: { kind: 'takesCredits' }, amount: { kind: 'upTo', args: { amount: 50 } } },
          ],
        }),
    },
    {
      endpoint: 'runPreview',
      path: { agentId: 'contacts' },
      name: 'an agent whose runs need not be shown beforehand',
      status: 200,
      check: (reading) => expect(jsonOf('runPreview', reading)).toEqual({ needed: false }),
    },
    {
      ...begin('email'),
      before: [
        { endpoint: 'configureAgent', path: { agentId: 'email' }, body: { enabled: false } },
        ...runPrerequisites.email,
      ],
      name: 'a run of an agent that is switched off',
      status: 409,
      check: (reading) => expect(lacks(reading)).toEqual(['setting enabled']),
    },
    {
      ...begin('contacts', { input: 'x' }),
      name: 'an input that is not taken',
      status: 422,
      fields: { input: /takes no input/ },
    },
    {
      ...begin('research', { input: ' ' }),
      name: 'a blank question',
      status: 422,
      fields: { input: 'Enter what the run is about' },
    },
    {
      ...begin('research', { input: 'x'.repeat(limits.text.runInput + 1) }),
      name: 'an input that is too long',
      status: 422,
      fields: { input: /at most 2000 characters/ },
    },
    {
      ...begin('research', { input: 'Who moves frozen goods in Poland?' }),
      before: runPrerequisites.research,
      name: 'a question to the research agent',
      status: 200,
      check: async (reading, ask) => {
        const { id, trigger, startedBy } = jsonOf('runAgent', reading);
        expect({ trigger, startedBy }).toEqual({ trigger: 'member', startedBy: 'Demo User' });
        const run = jsonOf('run', await ask(about('run', id)));
        expect(run).toMatchObject({ id, agentId: 'research-agent', input: 'Who moves frozen goods in Poland?' });
        expect(runTriggers).toContain(run.trigger);
        const status = jsonOf('researchStatus', await ask({ endpoint: 'researchStatus' }));
        expect(status.run?.id).toBe(id);
      },
    },
    {
      ...begin('contacts'),
      before: runPrerequisites.contacts,
      name: 'a run can be cancelled once, and retried',
      status: 200,
      check: async (_, ask) => {
        const { id, status, endedBy, endedByName, next } = await cancelOne(ask);
        expect({ status, endedBy, endedByName, next: next?.kind }).toEqual({
          status: 'cancelled',
          endedBy: 'member',
          endedByName: 'Demo User',
          next: 'retry',
        });
        expect((await ask(about('cancelRun', id))).status).toBe(409);
        const again = jsonOf('retryRun', await ask(about('retryRun', id)));
        expect(again).toMatchObject({ trigger: 'retry', startedBy: 'Demo User', agentId: 'contacts-agent' });
        expect((await ask(about('retryRun', again.id))).status).toBe(409);
        expect(jsonOf('run', await ask(about('run', again.id))).retryOf).toBe(id);
        expect(jsonOf('run', await ask(about('run', id))).retriedBy).toBe(again.id);
      },
    },
    ...(['run', 'cancelRun', 'retryRun'] as const).map((endpoint): Case => ({
      ...about(endpoint, 'run-nobody-knows'),
      name: `${endpoint} of an unknown run`,
      status: 404,
      error: 'There is no run with this id',
    })),
  ],
};
