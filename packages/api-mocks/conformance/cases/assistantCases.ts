import { limits } from '@switchboard/api-contract/limits';
import { agentSlugs } from '@switchboard/api-contract/agentTable';
import { expect } from 'vitest';
import type { Group } from '../Case.ts';
import { jsonOf } from '../jsonOf.ts';

const sessionId = 'session-1795163380000';
const chat = (body: unknown) => ({ endpoint: 'chat', body }) as const;

/** Chat and speech. */
export const assistantCases: Group = {
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
    { ...chat({ message: ' \n ', sessionId }), name: 'a blank message', status: 422, fields: { message: 'Message is required' } },
    { ...chat({ message: 'x'.repeat(limits.text.message + 1), sessionId }), name: 'a message that is too long', status: 422, fields: { message: /at most 8000 characters/ } },
    { ...chat({ message: 'Hello', sessionId: 'session-now' }), name: 'a session id that is none', status: 422, fields: { sessionId: /session-/ } },
    { ...chat({ message: 'Hello' }), name: 'no session id', status: 422, fields: { sessionId: /^sessionId is required$/i } },
    { ...chat({ message: 'Hello', sessionId, model: 'other' }), name: 'an unknown field', status: 422, fields: { model: 'model is not a known field' } },
    {
      endpoint: 'speak',
      body: { text: 'Your next meeting is at ten.' },
      name: 'speech is audio, or 501 where there is no voice',
      status: [200, 501],
      check: (reading) => expect(reading.contentType).toMatch(reading.status === 501 ? /^application\/json/ : /^audio\/(?:wav|mpeg)/),
    },
    { endpoint: 'speak', body: { text: ' ' }, name: 'speech of a blank text', status: 422, fields: { text: 'Text is required' } },
    { endpoint: 'speak', body: { text: 'x'.repeat(limits.text.speech + 1) }, name: 'speech of a text that is too long', status: 422, fields: { text: /at most 4000 characters/ } },
  ],
};
