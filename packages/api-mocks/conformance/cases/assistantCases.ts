import { limits } from '@switchboard/api-contract/limits';
import { agentSlugs } from '@switchboard/api-contract/agentTable';
import { missingRightText } from '@switchboard/api-contract/roles';
import { expect } from 'vitest';
import type { Ask, Group } from '../Case.ts';
import { joinByInvitation } from '../joinByInvitation.ts';
import { jsonOf } from '../jsonOf.ts';
import { runPrerequisites } from '../runPrerequisites.ts';

const sessionId = 'session-1795163380000';
const chat = (body: unknown) => ({ endpoint: 'chat', body }) as const;
const says = (message: string, session = sessionId) => chat({ message, sessionId: session });
const rejected = 'OpenAI does not accept the credentials; enter them again under API Connections.';
const viewersSession = 'session-1795163380002';
const otherSession = 'session-1795163380001';

async function statusOf(ask: Ask, agentId: string): Promise<string | null | undefined> {
  return jsonOf('agent', await ask({ endpoint: 'agent', path: { agentId } })).status;
}

/** Chat and speech. */
export const assistantCases: Group = {
  ofServer: true,
  title: 'the assistant',
  cases: [
    {
      ...chat({ message: 'Which agents are running?', sessionId }),
      name: 'answers a message in plain text and names the agents that it asked',
      status: 200,
      check: (reading) => {
        const answer = jsonOf('chat', reading);
        expect(answer.response.trim()).not.toBe('');
        for (const slug of answer.agents ?? []) expect(agentSlugs).toContain(slug);
      },
    },
    {
      ...says('Stop the calendar agent'),
      name: 'asks before it acts, and has done nothing yet',
      status: 200,
      check: async (reading, ask) => {
        const { response, agents } = jsonOf('chat', reading);
        expect(response).toMatch(/^Shall I stop Calendar Agent\? You can undo this\. Answer yes to go on\.$/);
        expect(agents).toEqual(['calendar']);
        expect(await statusOf(ask, 'calendar-agent')).toBe('deployed');
      },
    },
    {
      endpoint: 'invite',
      body: { email: 'vera@northlight.example', role: 'tenant_viewer' },
      name: 'refuses the orders of a viewer, and answers what they ask',
      status: 200,
      check: async (reading, ask) => {
        const token = await joinByInvitation(ask, jsonOf('invite', reading).link);
        const told = async (message: string) => jsonOf('chat', await ask({ ...says(message, viewersSession), token }));
        const refused = { response: missingRightText('work'), agents: ['calendar'] };
        expect(await told('Stop the calendar agent')).toMatchObject(refused);
        expect((await told('yes')).response).not.toMatch(/is stopped/);
        expect(await statusOf(ask, 'calendar-agent')).toBe('deployed');
        expect((await told('Which agents are running?')).response).not.toBe(missingRightText('work'));
      },
    },
    {
      ...says('yes', otherSession),
      name: 'a yes in another session does nothing',
      status: 200,
      check: async (_, ask) => expect(await statusOf(ask, 'calendar-agent')).toBe('deployed'),
    },
    {
      ...says('Yes.'),
      name: 'a yes in the same session acts',
      status: 200,
      check: async (reading, ask) => {
        expect(jsonOf('chat', reading)).toMatchObject({ response: 'Calendar Agent is stopped.', agents: ['calendar'] });
        expect(await statusOf(ask, 'calendar-agent')).toBe('paused');
      },
    },
    {
      ...says('yes'),
      before: [{ endpoint: 'agentAction', path: { agentId: 'calendar', action: 'start' } }],
      name: 'a second yes does nothing',
      status: 200,
      check: async (_, ask) => expect(await statusOf(ask, 'calendar-agent')).toBe('deployed'),
    },
    {
      ...says('No'),
      before: [says('Stop the contacts agent')],
      name: 'a no leaves it, and a yes after it does nothing',
      status: 200,
      check: async (_, ask) => {
        await ask(says('yes'));
        expect(await statusOf(ask, 'contacts-agent')).toBe('deployed');
      },
    },
    {
      ...says('yes'),
      before: [says('Stop the contacts agent'), says('Which agents are running?')],
      name: 'a question in between closes the one before',
      status: 200,
      check: async (_, ask) => expect(await statusOf(ask, 'contacts-agent')).toBe('deployed'),
    },
    {
      ...says('yes'),
      before: [...runPrerequisites.contacts, says('Run the contacts agent')],
      name: 'a run is begun by a yes',
      status: 200,
      check: async (_, ask) =>
        expect(
          jsonOf('executions', await ask({ endpoint: 'executions', path: { agentId: 'contacts-agent' } })),
        ).toHaveLength(1),
    },
    {
      ...chat({ message: ' \n ', sessionId }),
      name: 'a blank message',
      status: 422,
      fields: { message: 'Message is required' },
    },
    {
      ...chat({ message: 'x'.repeat(limits.text.message + 1), sessionId }),
      name: 'a message that is too long',
      status: 422,
      fields: { message: /at most 8000 characters/ },
    },
    {
      ...chat({ message: 'Hello', sessionId: 'session-now' }),
      name: 'a session id that is none',
      status: 422,
      fields: { sessionId: /session-/ },
    },
    {
      ...chat({ message: 'Hello' }),
      name: 'no session id',
      status: 422,
      fields: { sessionId: /^sessionId is required$/i },
    },
    {
      ...chat({ message: 'Hello', sessionId, model: 'other' }),
      name: 'an unknown field',
      status: 422,
      fields: { model: 'model is not a known field' },
    },
    {
      endpoint: 'speak',
      body: { text: 'Your next meeting is at ten.' },
      name: 'speech is audio, or 501 where there is no voice',
      status: [200, 501],
      check: (reading) =>
        expect(reading.contentType).toMatch(reading.status === 501 ? /^application\/json/ : /^audio\/(?:wav|mpeg)/),
    },
    {
      endpoint: 'speak',
      body: { text: ' ' },
      name: 'speech of a blank text',
      status: 422,
      fields: { text: 'Text is required' },
    },
    {
      endpoint: 'speak',
      body: { text: 'x'.repeat(limits.text.speech + 1) },
      name: 'speech of a text that is too long',
      status: 422,
      fields: { text: /at most 4000 characters/ },
    },
    {
      endpoint: 'voice',
      name: 'answers are read aloud until the member says otherwise, which is kept',
      status: 200,
      check: async (reading, ask) => {
        expect(jsonOf('voice', reading)).toEqual({ readAloud: true });
        for (const readAloud of [false, true]) {
          expect((await ask({ endpoint: 'saveVoice', body: { readAloud } })).status).toBe(200);
          expect(jsonOf('voice', await ask({ endpoint: 'voice' }))).toEqual({ readAloud });
        }
      },
    },
    {
      endpoint: 'saveVoice',
      body: { readAloud: 'no' },
      name: 'whether answers are read aloud is yes or no',
      status: 422,
      fields: { readAloud: 'readAloud must be true or false' },
    },
    {
      ...says('Stop the contacts agent'),
      before: [
        { endpoint: 'disconnectConnection', path: { connectionId: 'anthropic' } },
        // A key that works would stay.
        { endpoint: 'disconnectConnection', path: { connectionId: 'openai' } },
        { endpoint: 'setupConnection', path: { connectionId: 'openai' }, body: { apiKey: 'sk-wrong-key' } },
      ],
      name: 'a rejected key is named, and stands in the way of no order',
      status: 200,
      check: async (reading, ask) => {
        expect(jsonOf('chat', reading)).toMatchObject({
          response: `${rejected} Shall I stop Contacts Agent? You can undo this. Answer yes to go on.`,
          agents: ['contacts'],
        });
        expect(jsonOf('chat', await ask(says('yes'))).response).toBe('Contacts Agent is stopped.');
        expect(await statusOf(ask, 'contacts-agent')).toBe('paused');
      },
    },
    {
      ...says('Tell me a joke'),
      name: 'what only a model could answer gets the reason alone',
      status: 200,
      check: (reading) => expect(jsonOf('chat', reading)).toMatchObject({ response: rejected, agents: [] }),
    },
  ],
};
