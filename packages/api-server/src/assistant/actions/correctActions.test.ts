import type { ChatResponse } from '@switchboard/api-contract/assistant';
import { beforeEach, expect, test } from 'vitest';
import { sandboxedApp } from '../../../test/sandboxedApp.ts';

const server = sandboxedApp();
const { send } = server;

const say = async (message: string): Promise<ChatResponse> => {
  const answer = await send('POST', 'switchboard/chat', { message, sessionId: 'session-1' });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<ChatResponse>();
};
const statusOf = async (agent: string) => (await send('GET', `agents/${agent}`)).json<{ status: string }>().status;
// Which connection would help is told once.
beforeEach(() => say('Hello'));

test.each<[asked: string, then: string, anew: RegExp]>([
  ['stop the mail agent', 'no, the calendar agent', /^Shall I stop Calendar Agent\?/],
  ['stop the mail agent', 'I meant contacts', /^Shall I stop Contacts Agent\?/],
  ['stop the mail agent', 'and the calendar agent too', /^Shall I stop Email Agent and Calendar Agent\?/],
  ['stop email and calendar', 'yes, but not the calendar agent', /^Shall I stop Email Agent\?/],
  ['stop email and calendar', 'only the calendar agent', /^Shall I stop Calendar Agent\?/],
  ['stop email and calendar', 'not email, contacts', /^Shall I stop Contacts Agent\?/],
  ['run leads every day at 9', 'no, at 10', /Lead Generation Agent: every day at 10:00/],
  ['run leads every weekday at 9', 'make it half past nine at night', /every weekday at 21:30/],
  ['run leads every day at 9', 'on mondays', /every Monday at 09:00/],
  ['run leads every day at 9', 'no, every 2 hours', /every 2 hours/],
  ['run leads every 2 hours', 'no, at 10', /every day at 10:00/],
  ['run leads every day at 9', 'no, the calendar agent', /Calendar Agent: every day at 09:00/],
  ['run the calendar agent', 'no, every day at 9', /set the schedule of Calendar Agent: every day at 09:00/],
  ['stop the mail agent', 'no, restart it', /Shall I restart Email Agent?/],
  ['stop the mail agent', 'ja', /^Nothing was done yet: is “ja” a yes or a no\? Shall I stop Email Agent\?/],
])('%j, then %j: asked anew', async (asked, then, anew) => {
  await say(asked);
  const { response, question } = await say(then);
  expect(response).toMatch(anew);
  expect(question?.open).toBe(true);
});

test.each([
  ['run leads every day at 9', 'no, every five minutes', /^Nothing was done. An agent can’t run every 5 minutes/],
  ['run the calendar agent', 'no, at 10', /^Nothing was done. A run starts at once, and can’t wait until 10:00/],
  ['stop the mail agent', 'not the mail agent', /^Nothing was done. There is nothing left to do/],
  ['stop the mail agent', 'yes, but tell me first what it does', /^Nothing was done about my question\./],
  ['stop the mail agent', 'which agents are active?', /^Nothing was done about my question\.\n\n\d of your/],
  ['stop the mail agent', 'undo that', /^Nothing was done about my question\./],
])('%j, then %j: nothing was done, which is said', async (asked, then, told) => {
  await say(asked);
  const { response, question } = await say(then);
  expect(response).toMatch(told);
  expect(question).toBeUndefined();
  await say('yes');
  expect(await statusOf('email-agent')).not.toBe('paused');
});

test('what was asked anew is done by a yes', async () => {
  await say('stop the mail agent');
  await say('no, the calendar agent');
  expect((await say('sounds good')).response).toBe('Calendar Agent is stopped.');
  expect([await statusOf('email-agent'), await statusOf('calendar-agent')]).not.toEqual(['paused', 'deployed']);
});

test('what a run of one of several lacks is said before the yes, and the others are asked about', async () => {
  expect((await say('run the research agent')).response).toMatch(/^Research Agent needs a topic\.$/);
  const { response } = await say('run all agents');
  expect(response).toMatch(/^Research Agent needs a topic\. Shall I run .*Contacts Agent/);
  expect(response).not.toMatch(/Shall I.*Research Agent/);
});

test('of several, whoever could not run is named', async () => {
  await say('run email and calendar');
  expect((await say('yes')).response).toMatch(/Email Agent: .*Calendar Agent: |Calendar Agent: .*Email Agent: /);
});

test('then is an order of runs: a workflow, whose steps wait for each other', async () => {
  await send('POST', 'sandbox/connect');
  expect((await say('run the contacts agent, then email')).response).toBe(
    'Shall I run Contacts Agent, then Email Agent, each once the one before it has succeeded? This can’t be undone. Answer yes to go on.',
  );
  expect((await say('yes')).response).toMatch(/^A workflow runs Contacts Agent, then Email Agent;/);
  const { items } = (await send('GET', 'agents/orchestrator/records/workflows')).json<{ items: object[] }>();
  expect(items).toMatchObject([{ name: 'Contacts Agent, then Email Agent', totalTasks: 2 }]);
});

test('what can’t be run in an order is told before the yes', async () => {
  expect((await say('run research and then email')).response).toBe('Say what Research Agent should work on.');
  expect((await say('stop email, then run contacts')).response).toMatch(/^Shall I stop Email Agent and run Contacts/);
});
