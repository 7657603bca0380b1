import { assertExact } from '@switchboard/api-contract/assertExact';
import { chatEvents, type ChatEvent, type ChatEventName } from '@switchboard/api-contract/conversations';
import { limits } from '@switchboard/api-contract/limits';
import { expect } from 'vitest';
import type { Ask, Case, Group } from '../Case.ts';
import { joinByInvitation } from '../joinByInvitation.ts';
import { jsonOf } from '../jsonOf.ts';

const conversationId = 'session-1795163380000';
const path = { conversationId };
const says = (message: string, more: object = {}, session = conversationId) =>
  ({ endpoint: 'chat', body: { message, sessionId: session, ...more } }) as const;
const read = async (ask: Ask) => jsonOf('conversation', await ask({ endpoint: 'conversation', path }));
const listed = async (ask: Ask, query: string) =>
  jsonOf('conversations', await ask({ endpoint: 'conversations', query })).items.map(({ id }) => id);
const lastOf = async (ask: Ask) => (await read(ask)).messages.at(-1);
const placeOfLast = async (ask: Ask) => ({ conversationId, messageId: (await lastOf(ask))?.id ?? '' });
const statusOf = async (ask: Ask, agentId: string) =>
  jsonOf('agent', await ask({ endpoint: 'agent', path: { agentId } })).status;

/** The events of a stream, by the contract. */
const eventsIn = (stream: string) =>
  [...stream.matchAll(/^(?:id: (.+)\n)?event: (\w+)\ndata: (.+)$/gm)].map(
    ([, id, event, data = '']) =>
      ({ id, event, data: assertExact(chatEvents[event as ChatEventName], JSON.parse(data)) }) as ChatEvent & {
        readonly id?: string;
      },
  );

/** Conversations with the assistant, as they are kept. */
export const conversationCases: Group = {
  title: 'conversations',
  cases: [
    {
      endpoint: 'conversations',
      name: 'there are none at first',
      status: 200,
      check: (reading) => expect(jsonOf('conversations', reading)).toEqual({ items: [] }),
    },
    {
      ...says('Which agents are\n running at the Café?'),
      key: 'first-message',
      name: 'begin with a message, which is their title on one line',
      status: 200,
      check: async (_, ask) => {
        const { items } = jsonOf('conversations', await ask({ endpoint: 'conversations' }));
        expect(items).toEqual([
          { id: conversationId, title: 'Which agents are running at the Café?', at: expect.any(String) },
        ]);
      },
    },
    {
      endpoint: 'conversation',
      path,
      name: 'hold message and answer, oldest first',
      status: 200,
      check: (reading) => {
        const { id, messages } = jsonOf('conversation', reading);
        expect(id).toBe(conversationId);
        expect(messages).toMatchObject([
          { id: 'first-message', role: 'user', text: 'Which agents are\n running at the Café?' },
          { role: 'assistant', status: expect.stringMatching(/^(?:done|not-understood)$/) },
        ]);
        expect(messages[1]?.text).not.toBe('');
      },
    },
    {
      ...says('Which agents are\n running at the Café?'),
      key: 'first-message',
      name: 'a message that is sent again is not asked again',
      status: 200,
      check: async (reading, ask) => {
        expect(jsonOf('chat', reading).response).not.toBe('');
        expect((await read(ask)).messages).toHaveLength(2);
      },
    },
    {
      ...says('Which agents are running?'),
      key: 'short',
      name: 'an id of a message that is none',
      status: 422,
      fields: { 'Idempotency-Key': /8 to 64/ },
    },
    {
      ...says('Which agents are running?', { messageId: 'in-the-body' }),
      name: 'an id of a message in the body',
      status: 422,
      fields: { messageId: /not a known field/ },
    },
    {
      endpoint: 'conversations',
      query: '?search=CAFE%20agents',
      name: 'are found by words that were said, without case and accents',
      status: 200,
      check: async (_, ask) => {
        expect(await listed(ask, '?search=CAFE%20agents')).toEqual([conversationId]);
        expect(await listed(ask, '?search=cafe%20telegrams')).toEqual([]);
        expect(await listed(ask, '?search=%25')).toEqual([]);
      },
    },
    {
      endpoint: 'renameConversation',
      path,
      body: { title: '  Monday’s *round*  ' },
      name: 'are renamed, and found by their title',
      status: 200,
      check: async (reading, ask) => {
        expect(jsonOf('renameConversation', reading)).toMatchObject({ id: conversationId, title: 'Monday’s *round*' });
        expect(await listed(ask, '?search=monday')).toEqual([conversationId]);
        expect((await read(ask)).title).toBe('Monday’s *round*');
      },
    },
    ...(
      [
        ['a blank title', ' ', 'Title is required'],
        ['a title that is too long', 'x'.repeat(limits.text.name + 1), /at most 80 characters/],
      ] as const
    ).map(([name, title, why]): Case => ({
      endpoint: 'renameConversation',
      path,
      body: { title },
      name,
      status: 422,
      fields: { title: why },
    })),
    {
      endpoint: 'conversations',
      query: '?cursor=1',
      name: 'a cursor of no page',
      status: 422,
      fields: { cursor: 'cursor must come from the previous page' },
    },
    {
      endpoint: 'conversations',
      name: 'come in pages, those used last first',
      before: Array.from({ length: limits.conversations.page }, (_, index) =>
        says('Hello', {}, `session-${1_795_163_380_001 + index}`),
      ),
      status: 200,
      check: async (reading, ask) => {
        const { items, next = '' } = jsonOf('conversations', reading);
        expect(items).toHaveLength(limits.conversations.page);
        const rest = await listed(ask, `?cursor=${encodeURIComponent(next ?? '')}`);
        expect([...items.map(({ id }) => id), ...rest]).toHaveLength(limits.conversations.page + 1);
        expect(rest).not.toContain(items[0]?.id);
      },
    },
    {
      endpoint: 'exportConversation',
      path,
      name: 'are exported as Markdown',
      status: 200,
      check: ({ contentType, text }) => {
        expect(contentType).toMatch(/^text\/markdown/);
        expect(text).toMatch(/^# Monday’s \\\*round\\\*\n/);
        expect(text).toContain('> Which agents are\n>  running at the Café?\n');
      },
    },
    {
      endpoint: 'exportConversation',
      path,
      query: '?format=json',
      name: 'are exported as JSON, with the address of the app',
      status: 200,
      check: async ({ json }, ask) => {
        expect(json).toMatchObject(await read(ask));
        expect(json).toHaveProperty('appUrl', expect.stringMatching(/^https?:\/\/[^/]+$/));
      },
    },
    {
      endpoint: 'exportConversation',
      path,
      query: '?format=docx',
      name: 'a format that is none',
      status: 422,
      fields: { format: 'format must be md or json' },
    },
    {
      endpoint: 'conversation',
      path,
      ofServer: true,
      name: 'an answer keeps what the member thinks of it',
      status: 200,
      check: async (_, ask) => {
        const place = await placeOfLast(ask);
        const thumb = async (body: object) => (await ask({ endpoint: 'setThumb', path: place, body })).status;
        expect(await thumb({ way: 'down', reason: ' Out of date ' })).toBe(200);
        expect((await lastOf(ask))?.thumb).toEqual({ way: 'down', reason: 'Out of date' });
        expect(await thumb({ way: null })).toBe(200);
        expect((await lastOf(ask))?.thumb).toBeUndefined();
        expect(await thumb({ way: 'sideways' })).toBe(422);
      },
    },
    {
      endpoint: 'setThumb',
      path: { conversationId, messageId: 'first-message' },
      body: { way: 'up' },
      ofServer: true,
      name: 'a message has no thumb',
      status: 404,
    },
    {
      ...says('yes'),
      before: [says('Stop the calendar agent')],
      ofServer: true,
      name: 'what was done has a receipt, and is undone once',
      status: 200,
      check: async (_, ask) => {
        const [receipt] = (await lastOf(ask))?.receipts ?? [];
        expect(receipt).toMatchObject({ text: 'Calendar Agent is stopped.', undo: 'open' });
        const undo = async () => ask({ endpoint: 'undoReceipt', path, body: { receipt: receipt?.id } });
        expect(jsonOf('undoReceipt', await undo())).toMatchObject({ id: receipt?.id, undo: 'done' });
        expect(await statusOf(ask, 'calendar-agent')).toBe('deployed');
        expect((await lastOf(ask))?.receipts).toMatchObject([{ id: receipt?.id, undo: 'done' }]);
        expect((await undo()).status).toBe(409);
      },
    },
    { endpoint: 'undoReceipt', path, body: { receipt: 'none' }, name: 'a receipt that is none', status: 404 },
    {
      ...says('Stop the calendar agent'),
      ofServer: true,
      name: 'the question of the last answer is open, until the next message',
      status: 200,
      check: async (_, ask) => {
        expect((await lastOf(ask))?.question).toMatchObject({ open: true });
        await ask(says('Which agents are running?'));
        expect((await read(ask)).messages.at(-3)?.question).toMatchObject({ open: false });
      },
    },
    { endpoint: 'conversationEvents', path, name: 'tell nothing where no answer is coming', status: 204 },
    { endpoint: 'stopAnswer', path, name: 'may be told to stop at any time', status: 200 },
    {
      endpoint: 'restoreMessages',
      path,
      body: { message: 'first-message' },
      name: 'what replaced nothing brings nothing back',
      status: 409,
    },
    {
      ...says('Which agents are active?'),
      key: 'streamed-message',
      accept: 'text/event-stream',
      name: 'an answer is told while it is made to who accepts that, and is the one that is kept',
      status: 200,
      check: async ({ contentType, text }, ask) => {
        expect(contentType).toMatch(/^text\/event-stream/);
        const events = eventsIn(text);
        const last = events.at(-1);
        expect(last).toMatchObject({ event: 'done', data: { status: 'done' } });
        expect(events.map(({ id }) => id)).not.toContain(undefined);
        const pieces = events.flatMap(({ event, data }) => (event === 'delta' ? [data.text] : []));
        const { id, text: kept } = (await lastOf(ask)) ?? {};
        expect(last?.data).toMatchObject({ id, response: kept });
        expect(pieces.join('')).toBe(kept);
      },
    },
    {
      ...says('Which agents are paused?', { replaces: 'streamed-message' }),
      key: 'edited-message',
      ofServer: true,
      name: 'a message takes the place of an earlier one and what followed, which can be brought back once',
      status: 200,
      check: async (_, ask) => {
        const idsOf = (messages: readonly { readonly id: string }[]) => messages.map(({ id }) => id);
        const edited = idsOf((await read(ask)).messages);
        expect(edited).toContain('edited-message');
        expect(edited).not.toContain('streamed-message');
        const restore = () => ask({ endpoint: 'restoreMessages', path, body: { message: 'edited-message' } });
        const restored = idsOf(jsonOf('restoreMessages', await restore()).messages);
        expect(restored).toHaveLength(edited.length);
        expect(restored).toContain('streamed-message');
        expect(restored).not.toContain('edited-message');
        expect((await restore()).status).toBe(409);
      },
    },
    {
      ...says('Frobnicate the ripe sprockets', {}, 'session-1795163380900'),
      name: 'an answer that did not understand offers questions that it can answer',
      status: 200,
      check: async (reading, ask) => {
        const { suggestions = [] } = jsonOf('chat', reading);
        expect(suggestions.length).toBeGreaterThan(0);
        const kept = await ask({ endpoint: 'conversation', path: { conversationId: 'session-1795163380900' } });
        expect(jsonOf('conversation', kept).messages.at(-1)?.status).toBe('not-understood');
      },
    },
    {
      endpoint: 'suggestions',
      query: `?conversation=${conversationId}`,
      name: 'at most three questions are suggested',
      status: 200,
      check: (reading) => {
        const { items } = jsonOf('suggestions', reading);
        expect(items.length).toBeGreaterThan(0);
        expect(items.length).toBeLessThanOrEqual(3);
      },
    },
    {
      endpoint: 'invite',
      body: { email: 'vera@northlight.example', role: 'tenant_viewer' },
      ofServer: true,
      name: 'another member’s don’t exist, and a viewer has their own',
      status: 200,
      check: async (reading, ask) => {
        const token = await joinByInvitation(ask, jsonOf('invite', reading).link);
        expect((await ask({ endpoint: 'conversation', path, token })).status).toBe(404);
        expect((await ask({ endpoint: 'exportConversation', path, token })).status).toBe(404);
        expect((await ask({ endpoint: 'deleteConversation', path, token })).status).toBe(404);
        expect(await listed((request) => ask({ ...request, token }), '')).toEqual([]);
        await ask({ ...says('Which agents are running?'), token });
        const own = jsonOf('conversation', await ask({ endpoint: 'conversation', path, token }));
        expect(own.messages).toHaveLength(2);
        expect((await ask({ endpoint: 'deleteConversation', path, token })).status).toBe(204);
      },
    },
    {
      endpoint: 'deleteConversation',
      path,
      name: 'are deleted',
      status: 204,
      check: async (_, ask) => {
        expect((await ask({ endpoint: 'conversation', path })).status).toBe(404);
        expect(await listed(ask, '?search=monday')).toEqual([]);
      },
    },
    ...(['conversation', 'conversationEvents', 'exportConversation', 'deleteConversation', 'stopAnswer'] as const).map(
      (endpoint) => ({ endpoint, path, name: `${endpoint} of one that does not exist`, status: 404 }),
    ),
  ],
};
