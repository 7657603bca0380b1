import { testResult } from '@switchboard/api-contract/connections';
import * as v from 'valibot';
import { expect, it } from 'vitest';
import { CallError, type Call } from '../providers/client.ts';
import type { TestResultAnswer } from '../services/connections/describeConnection.ts';
import { connectingApp, right } from '../../test/connectingApp.ts';
import { inWords } from '../../test/inWords.ts';
import { testNow } from '../../test/testApp.ts';

const at = testNow.toISOString();
const server = connectingApp();
const { listed, post, reopen, setUp } = server;

it('asks the service and keeps outcome, cause, time and latency', async () => {
  await setUp('openai', { apiKey: 'sk-wrong' });
  await setUp('openai', { apiKey: 'sk-right' });
  server.standIn.play('forbidden');
  const answer = await post('openai/test');
  expect(answer.statusCode).toBe(200);
  const result = answer.json<TestResultAnswer>();
  expect(result).toMatchObject({ outcome: 'no-permission', testedAt: at });
  expect(v.parse(testResult, result)).toEqual(result);
  expect(await listed('openai')).toMatchObject({ status: 'error', lastTest: inWords(result) });
  // A test is no sync: only an agent's call is.
  expect(await listed('openai')).not.toHaveProperty('lastSync');
  server.standIn.play('documented');
  expect((await post('openai/test')).json()).toMatchObject({ outcome: 'ok' });
  expect(await listed('openai')).toMatchObject({ status: 'connected' });
});

it('what could not be checked does not break a connection that worked', async () => {
  await setUp('slack', right('slack'));
  server.standIn.play('limited');
  expect((await post('slack/test')).json()).toMatchObject({ outcome: 'could-not-check' });
  expect(await listed('slack')).toMatchObject({ status: 'connected', lastTest: { outcome: 'could-not-check' } });
});

it('five at once make one call', async () => {
  await setUp('github', right('github'));
  const before = server.standIn.seen.length;
  const answers = await Promise.all(Array.from({ length: 5 }, () => post('github/test')));
  expect(new Set(answers.map((answer) => answer.body)).size).toBe(1);
  expect(server.standIn.seen.length - before).toBe(1);
  await post('github/test');
  expect(server.standIn.seen.length - before).toBe(2);
});

it('a result about credentials that were replaced or forgotten meanwhile is not kept', async () => {
  await setUp('github', right('github'));
  const waiting: (() => void)[] = [];
  const call: Call = async () => {
    await new Promise<void>((go) => waiting.push(go));
    throw new CallError('unreachable');
  };
  await reopen({ call });
  const test = post('github/test');
  await expect.poll(() => waiting.length).toBe(1);
  await post('github/disconnect');
  waiting.shift()?.();
  expect((await test).json()).toMatchObject({ outcome: 'could-not-check' });
  expect(await listed('github')).toMatchObject({ status: 'disconnected', stored: [] });
  expect(await listed('github')).not.toHaveProperty('lastTest');
});

it('what was never set up is refused', async () => {
  for (const id of ['openai', 'github']) {
    const answer = await post(`${id}/test`);
    expect(answer.statusCode).toBe(409);
    expect(answer.json()).toEqual({ error: `${id === 'openai' ? 'OpenAI' : 'GitHub'} is not connected` });
  }
});
