import type { ServiceId } from '@switchboard/api-contract/catalogue';
import { testResult } from '@switchboard/api-contract/connections';
import * as v from 'valibot';
import { expect, it } from 'vitest';
import type { TestResultAnswer } from '../outside/credentials/connectionRows.ts';
import { faults, json } from '../../test/playedSandbox.ts';
import { sandboxedApp } from '../../test/sandboxedApp.ts';
import { sandboxCredentials } from '../outside/sandbox/sandboxCredentials.ts';
import { inWords } from '../../test/inWords.ts';
import { testNow } from '../../test/testApp.ts';

const at = testNow.toISOString();
const server = sandboxedApp();
const { listed, enter, world } = server;
const post = (path: string, payload?: object) => server.send('POST', `connections/${path}`, payload);
const right = (id: ServiceId) => sandboxCredentials(id, 'sandbox');

it('asks the service and keeps outcome, cause, time and latency', async () => {
  await enter('openai', { apiKey: 'sandbox-wrong' });
  await enter('openai', right('openai'));
  world.play = () => json({ error: { message: 'Not for you' } }, 403);
  const answer = await post('openai/test');
  expect(answer.statusCode).toBe(200);
  const result = answer.json<TestResultAnswer>();
  expect(result).toMatchObject({ outcome: 'no-permission', testedAt: at });
  expect(v.parse(testResult, result)).toEqual(result);
  expect(await listed('openai')).toMatchObject({ status: 'error', lastTest: inWords(result) });
  // A test is no sync: only an agent's call is.
  expect(await listed('openai')).not.toHaveProperty('lastSync');
  world.play = () => undefined;
  expect((await post('openai/test')).json()).toMatchObject({ outcome: 'ok' });
  expect(await listed('openai')).toMatchObject({ status: 'connected' });
});

it('what could not be checked does not break a connection that worked', async () => {
  await enter('slack', right('slack'));
  world.play = () => json(null, 429);
  expect((await post('slack/test')).json()).toMatchObject({ outcome: 'could-not-check' });
  expect(await listed('slack')).toMatchObject({ status: 'connected', lastTest: { outcome: 'could-not-check' } });
});

it('five at once make one call', async () => {
  await enter('github', right('github'));
  const before = world.asked.length;
  const answers = await Promise.all(Array.from({ length: 5 }, () => post('github/test')));
  expect(new Set(answers.map((answer) => answer.body)).size).toBe(1);
  expect(world.asked.length - before).toBe(1);
  await post('github/test');
  expect(world.asked.length - before).toBe(2);
});

it('a result about credentials that were replaced or forgotten meanwhile is not kept', async () => {
  await enter('github', right('github'));
  const waiting: (() => void)[] = [];
  world.play = async () => {
    await new Promise<void>((go) => waiting.push(go));
    return faults['hang-up']();
  };
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
