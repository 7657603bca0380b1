import type { ChatResponse } from '@switchboard/api-contract/assistant';
import { describe, expect, test } from 'vitest';
import { queueRun } from '../../../test/queueRun.ts';
import { sandboxedApp } from '../../../test/sandboxedApp.ts';

const server = sandboxedApp();
const { send } = server;

const say = async (message: string): Promise<string> => {
  const answer = await send('POST', 'switchboard/chat', { message, sessionId: 'session-1' });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<ChatResponse>().response.replace(/ Connect OpenAI.*$/, '');
};
const question = (text: string, undo = 'You can undo this.') => `Shall I ${text}? ${undo} Answer yes to go on.`;
const addLead = (name: string, more: object = {}) =>
  send('POST', 'agents/lead-generation/records/leads', { name, company: 'Acme', ...more });
const leads = async () =>
  (await send('GET', 'agents/lead-generation/records/leads')).json<{ items: Record<string, unknown>[] }>().items;
const schedule = async (agent: string) =>
  (await send('GET', `agents/${agent}`)).json<{ schedule: Record<string, unknown> }>().schedule;

describe('schedules', () => {
  test.each([
    ['run the email agent every weekday at eight', 'Email Agent: every weekday at 08:00 (UTC)'],
    ['Could you run leads daily at 9 please?', 'Lead Generation Agent: every day at 09:00 (UTC)'],
    ['sync my contacts every 2 hours', 'Contacts Agent: every 2 hours'],
    ['check the mail every monday and friday at 7:30', 'Email Agent: every Monday and Friday at 07:30 (UTC)'],
    ['stop running contacts automatically', 'Contacts Agent: only when somebody runs it'],
    ["don't run leads by itself", 'Lead Generation Agent: only when somebody runs it'],
  ])('%s', async (message, asked) => {
    expect(await say(message)).toBe(question(`set the schedule of ${asked}`));
  });

  test('a yes sets it', async () => {
    await say('run the email agent every weekday at eight');
    expect(await schedule('email-agent')).toMatchObject({ kind: 'off' });
    expect(await say('yes')).toBe('Email Agent runs every weekday at 08:00 (UTC).');
    expect(await schedule('email-agent')).toMatchObject({ kind: 'weekdays', time: '08:00' });
  });

  test('an interval that is too short, or a day of the month, is refused before anything is asked', async () => {
    expect(await say('run leads every 5 minutes')).toBe(
      'An agent can’t run every 5 minutes: the shortest interval is 15 minutes.',
    );
    expect(await say('run leads on the first of the month')).toMatch(/^An agent can’t run by the month or year: /);
  });
});

describe('records', () => {
  test('a change names what would change, and a yes changes it', async () => {
    await addLead('Jane Doe');
    expect(await say('mark Jane Doe as qualified')).toBe(
      question('change the lead “Jane Doe”: status from “new” to “qualified”'),
    );
    expect(await say('yes')).toBe('Jane Doe is changed.');
    expect(await leads()).toMatchObject([{ name: 'Jane Doe', status: 'qualified' }]);
    expect(await say('mark Jane Doe as qualified')).toBe('Jane Doe has these values already.');
  });

  test.each([
    ["change Jane Doe's phone to +49 30 123", 'phone from nothing to “+49 30 123”'],
    ['set the company of Jane Doe to Nordlicht', 'company from “Acme” to “Nordlicht”'],
    ['update the title of the lead jane doe to Head of IT', 'title from nothing to “Head of IT”'],
  ])('%s', async (message, asked) => {
    await addLead('Jane Doe');
    expect(await say(message)).toBe(question(`change the lead “Jane Doe”: ${asked}`));
  });

  test('none and several are told, and nothing is asked', async () => {
    expect(await say('mark Jane Doe as qualified')).toBe('I found nothing called “Jane Doe” that can be changed.');
    await addLead('Jane Doe');
    server.time.advance(1_000);
    await addLead('Janet Doe');
    expect(await say('mark Doe as qualified')).toBe(
      'Several match “Doe”: Janet Doe (lead) and Jane Doe (lead). Say which by its full name.',
    );
  });

  test('adds a lead, and says what one lacks', async () => {
    expect(await say('add a lead Jane Doe at Nordlicht GmbH, jane@x.example')).toBe(
      question('add the lead “Jane Doe” (company “Nordlicht GmbH”, email “jane@x.example”)'),
    );
    expect(await leads()).toEqual([]);
    expect(await say('yes')).toBe('Jane Doe is added.');
    expect(await leads()).toMatchObject([{ name: 'Jane Doe', company: 'Nordlicht GmbH', email: 'jane@x.example' }]);
    expect(await say('add a lead named Anna Kowal, anna@kowal.example')).toBe('Company is required.');
    expect(await say('add a contact Jane Doe jane@x.example')).toBe(
      'A contact can’t be added to Contacts Agent by hand.',
    );
  });
});

describe('runs', () => {
  test('cancels what is under way, and retries what was cancelled', async () => {
    const { db, time } = server;
    await queueRun({ db, clock: time.clock, wake: () => {} }, 'northlight', 'email');
    expect(await say('cancel the run of the mail agent')).toBe(
      question('cancel the run of Email Agent from today at 09:41', 'This can’t be undone.'),
    );
    expect(await say('yes')).toBe('The run of Email Agent is cancelled.');
    expect(await say('cancel the mail run')).toBe('Email Agent has no run under way.');
    expect(await say('try the failed mail run again')).toBe(
      question('retry the run of Email Agent from today at 09:41', 'This can’t be undone.'),
    );
  });

  test.each(['retry the failed run', 'try that again', 'cancel the research'])('%s: there is none', async (message) => {
    expect(await say(message)).toMatch(/^(?:There is no run that failed|Research Agent has no run under way)\.$/);
  });
});

describe('work', () => {
  test('a workflow for a goal', async () => {
    expect(await say('plan a workflow: find restaurants in Leipzig and write each an offer')).toBe(
      question(
        'plan and start a workflow for “find restaurants in Leipzig and write each an offer”',
        'This can’t be undone.',
      ),
    );
    expect(await say('yes')).toMatch(/^Planning from a goal needs a language model/);
  });

  test('a reply to somebody who never wrote', async () => {
    expect(await say('reply to Femke Dekker that Friday works for us')).toBe('I found no message from “Femke Dekker”.');
  });
});
