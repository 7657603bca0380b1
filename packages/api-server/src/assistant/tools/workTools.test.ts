import { missingRightText } from '@switchboard/api-contract/roles';
import { expect, test } from 'vitest';
import { talkingApp } from '../../../test/talkingApp.ts';

const server = talkingApp();
const { ask, toolResults } = server;
const call = (tool: string, input: object) => ({ calls: [{ tool, input }] });
/** What is asked after a model called a tool. */
async function askedBy(tool: string, input: object): Promise<string> {
  server.provider.play(call(tool, input), { text: 'Fine.' });
  return (await ask('Do it')).response;
}
const addLead = (name: string) =>
  server.app.inject({
    method: 'POST',
    url: '/api/agents/lead-generation/records/leads',
    headers: server.headers,
    payload: { name, company: 'Acme' },
  });

test.each<[tool: string, input: object, asked: string]>([
  ['set_schedule', { agent: 'the mail agent', kind: 'weekdays', time: '8:00' }, 'Email Agent: every weekday at 08:00'],
  ['set_schedule', { agent: 'leads', kind: 'Daily', time: '09:00:00' }, 'Lead Generation Agent: every day at 09:00'],
  [
    'set_schedule',
    { agent: 'calendar', kind: 'weekly', days: 'Monday, Friday', time: '17:30', zone: 'Europe/Berlin' },
    'Calendar Agent: every Monday and Friday at 17:30 (Europe/Berlin)',
  ],
  ['set_schedule', { agent: 'contacts', kind: 'interval', everyMinutes: '120' }, 'Contacts Agent: every 2 hours'],
  ['set_schedule', { agent: 'contacts', kind: 'off' }, 'Contacts Agent: only when somebody runs it'],
  ['change_record', { name: 'jane doe', values: { status: 'qualified' } }, 'the lead “Jane Doe”: status from “new”'],
  ['change_record', { name: 'Jane Doe', collection: 'lead', values: { phone: '1' } }, 'the lead “Jane Doe”: phone'],
  [
    'add_record',
    { collection: 'lead', values: { name: 'Ewa', company: 'Lager' } },
    'add the lead “Ewa” (company “Lager”)',
  ],
  [
    'add_record',
    {
      collection: 'events',
      values: {
        title: 'Review',
        startTime: '2026-03-13T09:00:00Z',
        endTime: '2026-03-13T10:00:00Z',
        attendees: ['a@x.example', 'b@x.example'],
      },
    },
    'add the event “Review” .* and invite 2 people',
  ],
  ['start_workflow', { goal: 'Find\nleads' }, 'plan and start a workflow for “Find leads”'],
  ['run_agent', { agent: 'email', input: 'unread only' }, 'run Email Agent on “unread only”'],
])('%s %j', async (tool, input, asked) => {
  await addLead('Jane Doe');
  expect(await askedBy(tool, input)).toMatch(
    new RegExp(`^Shall I .*${asked.replaceAll(/[()]/g, String.raw`\$&`)}.* Answer yes`),
  );
});

test.each<[tool: string, input: object, told: string]>([
  ['set_schedule', { agent: 'email', kind: 'yearly' }, 'Choose off, interval, daily, weekdays or weekly'],
  ['set_schedule', { agent: 'email', kind: 'interval', everyMinutes: 5 }, 'the shortest interval is 15 minutes'],
  ['set_schedule', { agent: 'email', kind: 'daily' }, 'Enter a time such as 09:00'],
  ['set_schedule', { agent: 'nobody', kind: 'off' }, 'There is no agent nobody'],
  ['change_record', { name: 'Nobody', values: { status: 'new' } }, 'I found nothing called “Nobody”'],
  ['change_record', { name: 'Jane Doe', values: { status: 'great' } }, 'Status must be new, qualified or converted'],
  ['change_record', { name: 'Jane Doe', values: { score: 7, colour: 'red' } }, 'colour can’t be changed'],
  ['add_record', { collection: 'contacts', values: { name: 'Ewa' } }, 'can’t be added to Contacts Agent by hand'],
  ['add_record', { collection: 'secrets', values: {} }, 'There is no collection secrets'],
  ['cancel_run', { agent: 'email' }, 'Email Agent has no run under way'],
  ['retry_run', {}, 'There is no run that failed'],
  ['retry_run', { agnet: 'email' }, 'agnet is no argument of this tool'],
  ['set_schedule', { agent: 'email', kind: 'off', more: true }, 'more is no argument of this tool'],
  ['start_workflow', { steps: [] }, 'goal is required; steps is no argument of this tool'],
  ['compose_reply', { to: 'Femke', content: 'Yes' }, 'I found no message from “Femke”'],
])('%s %j asks nothing, and tells the model why', async (tool, input, told) => {
  await addLead('Jane Doe');
  expect(await askedBy(tool, input)).toBe('Fine.');
  expect(toolResults().join().toLowerCase()).toContain(
    told.replace('can’t be changed', "can't be changed").toLowerCase(),
  );
});

test('a viewer’s model is told that the role does not allow it', async () => {
  await server.db.updateTable('users').set({ role: 'tenant_viewer' }).execute();
  await server.signInAgain();
  expect(await askedBy('set_schedule', { agent: 'email', kind: 'off' })).toBe('Fine.');
  expect(toolResults().join()).toContain(missingRightText('configure'));
});
