import { missingRightText } from '@switchboard/api-contract/roles';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { RunFailure } from '../../outside/RunFailure.ts';
import type { Context } from '../../platform/Context.ts';
import { Refusal } from '../../platform/Refusal.ts';
import { mostActions, questionText, type Action } from '../actions/actions.ts';
import { defineTool, noToolUse, type Tool, type ToolAsking } from './defineTool.ts';
import { toToolSet } from './toToolSet.ts';

const stop = (agentId: string): Action => ({ kind: 'stop', agentId, agentName: agentId });

/** Uses a tool as the SDK does, with what the member's role allows, and gives what is told to the model. */
function using(role = 'tenant_member') {
  const steps: string[] = [];
  const asking: ToolAsking = {
    context: {} as Context,
    asker: { tenantId: 't', userId: 'u', role },
    organisation: { agents: [], connections: [], clock: { now: new Date(0), zone: 'UTC' } },
    writer: { step: (text) => void steps.push(text), say: () => {}, source: () => 1, signal: AbortSignal.abort() },
    use: noToolUse(),
  };
  const called = (tool: Tool) =>
    toToolSet([tool], asking)['one']?.execute?.({}, { toolCallId: '1', messages: [], context: undefined });
  return { called, steps, asking };
}
const shared = {
  name: 'one',
  right: 'see',
  description: '',
  input: v.strictObject({}),
  step: () => 'Reading',
} as const;
const reading = (reads: () => unknown): Tool => defineTool({ ...shared, reads });
const proposing = (...actions: readonly Action[]): Tool =>
  defineTool({ ...shared, right: 'work', proposes: () => ({ actions }) });

test('what is read is data, on one line and cut, and its step is told', async () => {
  const { called, steps } = using();
  const told = await called(
    reading(() => ({ name: 'A\nB\u0000', list: Array.from({ length: 90 }, () => 1), long: 'x'.repeat(9_999) })),
  );
  expect(told).toEqual({
    data: { name: 'A B', list: Array.from({ length: 50 }, () => 1), long: `${'x'.repeat(599)}…` },
  });
  expect(steps).toEqual(['Reading']);
});

test('much of it is cut shorter, and what is still too much is left out', async () => {
  const { called } = using();
  const texts = (length: number) =>
    called(reading(() => Array.from({ length: 50 }, () => Array.from({ length }, () => 'x'.repeat(999)))));
  expect(JSON.stringify(await texts(1)).length).toBeLessThan(16_100);
  expect(await texts(50)).toEqual({ data: 'This is too much to read at once.' });
});

test('why something can’t be read is told in words, and nothing of a fault of ours', async () => {
  const { called } = using();
  const failing = (error: Error) =>
    called(
      reading(() => {
        throw error;
      }),
    );
  expect(await failing(new Refusal('missing', 'There is no run with this id'))).toEqual({
    error: 'There is no run with this id',
  });
  expect(await failing(new RunFailure({ kind: 'credentialsOutdated', args: { service: 'GitHub' } }))).toEqual({
    error: 'GitHub does not accept the credentials; enter them again under API Connections',
  });
  await expect(failing(new TypeError('undefined is not a function'))).rejects.toThrow('This could not be read.');
});

test('a tool that the role does not allow says so, and notes nothing', async () => {
  const { called, steps, asking } = using('tenant_viewer');
  expect(await called(proposing(stop('a')))).toEqual({ error: missingRightText('work') });
  expect(asking.use.proposed).toEqual([]);
  expect(steps).toEqual([]);
});

test('the same twice is asked once, and not too much', async () => {
  const { called, asking } = using();
  expect(await called(proposing(stop('a')))).toEqual({ asked: questionText([stop('a')]) });
  await called(proposing(stop('a')));
  expect(asking.use.proposed).toEqual([stop('a')]);
  expect(await called(proposing(...Array.from({ length: mostActions }, (_, n) => stop(String(n)))))).toEqual({
    error: `At most ${mostActions} actions for one message.`,
  });
});
