import { agentTable } from '@switchboard/api-contract/agentTable';
import type { AgentDetail } from '@switchboard/api-contract/agentDetail';
import { hourMs } from '@switchboard/api-contract/time';
import { beforeEach, expect, test } from 'vitest';
import { sandboxedApp } from '../../test/sandboxedApp.ts';
import { signIn } from '../../test/testApp.ts';

const server = sandboxedApp();

let headers: { authorization: string };
beforeEach(async () => {
  headers = await signIn(server.app);
});

const call = (method: 'GET' | 'PUT' | 'POST', path: string, payload?: object) =>
  server.app.inject({ method, url: `/api/agents/${path}`, headers, ...(payload && { payload }) });
const setActive = (agent: string, isActive: boolean) =>
  call('PUT', `${agent}/config`, { customSettings: { isActive } });
const read = async (agent: string) => (await call('GET', agent)).json<AgentDetail>();
const runs = async () =>
  (await server.db.selectFrom('executions').select('id').where('sample', '=', 0).execute()).length;

test.each(agentTable.map(({ id }) => id))('Active of %s is Start and Stop, both ways', async (id) => {
  await call('POST', `${id}/start`);
  await setActive(id, false);
  expect(await read(id)).toMatchObject({ status: 'paused', configuration: { customSettings: { isActive: false } } });
  await call('POST', `${id}/start`);
  expect(await read(id)).toMatchObject({ status: 'deployed', configuration: { customSettings: { isActive: true } } });
  await call('POST', `${id}/stop`);
  expect((await read(id)).configuration.customSettings).toMatchObject({ isActive: false });
  await setActive(id, true);
  expect(await read(id)).toMatchObject({ status: 'deployed', configuration: { customSettings: { isActive: true } } });
});

test('while Active is off the schedule makes no run; on again, the next one is at its next due time', async () => {
  await server.connect('gmail');
  server.app.jobs.begin();
  await call('PUT', 'contacts/schedule', { kind: 'interval', everyMinutes: 60 });
  const pass = async (hours: number) => {
    for (let hour = 0; hour < hours; hour += 1) {
      server.time.advance(hourMs);
      await server.app.jobs.idle();
    }
    return runs();
  };
  await setActive('contacts', false);
  expect(await pass(3)).toBe(0);
  await setActive('contacts', true);
  await server.app.jobs.idle();
  expect(await runs()).toBe(0);
  expect(await pass(2)).toBe(2);
});

test('it says who started it, and nothing of a configuration that stayed the same', async () => {
  await call('POST', 'email/start');
  await setActive('email', false);
  await setActive('email', true);
  const lines = await server.db
    .selectFrom('activity')
    .select(['kind', 'text'])
    .where('agentId', '=', 'email-agent')
    .execute();
  expect(lines.map(({ kind }) => kind).slice(-2)).toEqual(['stopped', 'started']);
  expect(lines.at(-1)?.text).toContain('Demo');
});

test('an agent that is switched off stays off, and nothing else of that change is written', async () => {
  await call('PUT', 'maps-scraper/config', { enabled: false });
  await call('POST', 'maps-scraper/stop');
  const answer = await call('PUT', 'maps-scraper/config', { customSettings: { isActive: true, searchRadius: 7 } });
  expect(answer.statusCode).toBe(409);
  expect(answer.json()).toMatchObject({ error: expect.stringMatching(/switched off in its configuration/) });
  const { status, configuration } = await read('maps-scraper');
  expect(status).toBe('paused');
  expect(configuration.customSettings).not.toHaveProperty('searchRadius');
});

test('settings saved without Active leave the agent as it is', async () => {
  await call('POST', 'calendar/stop');
  await call('PUT', 'calendar/config', { customSettings: { bufferTime: 20 } });
  expect((await read('calendar')).status).toBe('paused');
  await call('PUT', 'calendar/config', {
    customSettings: { bufferTime: 25, isActive: false },
    base: { customSettings: { bufferTime: 20, isActive: false } },
  });
  expect(await read('calendar')).toMatchObject({
    status: 'paused',
    configuration: { customSettings: { bufferTime: 25 } },
  });
});
