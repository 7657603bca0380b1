import { emailSettings } from '@switchboard/api-contract/agents/email';
import type { RunDetail } from '@switchboard/api-contract/runs/run';
import { expect, test } from 'vitest';
import { sandboxedApp } from '../../../test/sandboxedApp.ts';
import { json, type Asked } from '../../../test/playedSandbox.ts';
import type { RecordOf } from '../../records/collections.ts';

const server = sandboxedApp();
const { configure, connect, get, page, send, world } = server;

type Entry = Readonly<Record<string, unknown>>;
interface Completion {
  readonly choices: readonly [{ readonly message: { readonly content: string }; readonly finish_reason: string }];
}

const asks = (start: string) => (asked: Asked) =>
  asked.address.endsWith('/chat/completions') && asked.body.includes(start);
const sorts = asks('You sort the mail');
const drafts = asks('You draft the reply');
const messagesIn = ({ body }: Asked) => {
  const { messages } = JSON.parse(body) as { messages: readonly { content: string }[] };
  return (JSON.parse(messages.at(-1)?.content ?? '') as { messages: readonly Entry[] }).messages;
};

/** Has the model answer what the sandbox's does, with its entries changed. */
const changing = (change: (entries: readonly Entry[]) => unknown): void => {
  world.play = async (asked, _, played) => {
    const answer = await played();
    if (!sorts(asked)) return answer;
    const { choices, ...rest } = (await answer.json()) as Completion;
    const { messages } = JSON.parse(choices[0].message.content) as { messages: readonly Entry[] };
    const content = JSON.stringify({ messages: change(messages) });
    return json({ ...rest, choices: [{ ...choices[0], message: { role: 'assistant', content } }] });
  };
};

const runOnce = async () => {
  await connect('gmail', 'openai');
  await configure('email', emailSettings.defaults);
  const { id } = (await send('POST', 'agents/email/runs')).json<{ id: string }>();
  await server.app.jobs.idle();
  return get<Omit<RunDetail, 'steps'> & { steps: { text: string }[] }>(`runs/${id}`);
};
const emails = async () => (await page<{ emails: RecordOf<'emails'>[] }>('email')).emails;
const sortedOnes = async () => (await emails()).filter(({ sortedBy }) => sortedBy === 'openai').length;

test.each([
  ['of an unknown category', (entry: Entry) => ({ ...entry, category: 'misc' })],
  ['without its priority', (entry: Entry) => ({ ...entry, priority: undefined })],
  ['that is a text', () => 'and so on'],
  ['that is null', () => null],
  ['with a doubt for a yes', (entry: Entry) => ({ ...entry, needsReply: 'maybe' })],
])('one entry %s is left out and told, the others are sorted', async (_, odd) => {
  changing((entries) => entries.map((entry, index) => (index === 3 ? odd(entry) : entry)));
  const { status, steps } = await runOnce();
  expect(status).toBe('completed');
  expect(steps.map(({ text }) => text)).toContain(
    '24 of 25 read, 1 left out: what the model said of it could not be used',
  );
  expect(await sortedOnes()).toBe(24);
});

test.each([
  [
    'words in capitals, and booleans as text',
    (entries: readonly Entry[]) =>
      entries.map((entry) => ({
        ...entry,
        priority: String(entry['priority']).toUpperCase(),
        needsReply: String(entry['needsReply']),
      })),
  ],
  [
    'names of another style',
    (entries: readonly Entry[]) => entries.map(({ needsReply, ...entry }) => ({ ...entry, needs_reply: needsReply })),
  ],
  ['one entry too many', (entries: readonly Entry[]) => [...entries, { ...entries[0], id: 'made-up' }]],
  ['one twice', (entries: readonly Entry[]) => [...entries, { ...entries[0], category: 'other' }]],
])('%s cost nothing', async (_, change) => {
  changing(change);
  const { steps } = await runOnce();
  expect(JSON.stringify(steps)).not.toContain('left out');
  expect(await sortedOnes()).toBe(25);
  expect(await emails()).toHaveLength(25);
});

test('a message of which nothing is said is asked about again', async () => {
  changing((entries) => entries.slice(1));
  await runOnce();
  expect(await sortedOnes()).toBe(24);
  world.clear();
  await runOnce();
  expect(await sortedOnes()).toBe(25);
  expect(world.asked.filter(sorts).map((asked) => messagesIn(asked).length)).toEqual([1]);
});

test('what is too much for the model at once it gets in halves', async () => {
  world.play = (asked) =>
    sorts(asked) && messagesIn(asked).length > 10
      ? json({ error: { code: 400, message: 'the request exceeds the available context size' } }, 400)
      : undefined;
  const { status } = await runOnce();
  expect(status).toBe('completed');
  expect(await sortedOnes()).toBe(25);
  expect(world.asked.filter(sorts).map((asked) => messagesIn(asked).length)).toEqual([25, 13, 7, 6, 12, 6, 6]);
});

test('a message that the model declines costs the others nothing, and is not asked about again', async () => {
  world.play = (asked) =>
    sorts(asked) && asked.body.includes('Cod arrived thawed')
      ? json({ error: { code: 'content_filter', message: 'The prompt triggered the content management policy.' } }, 400)
      : undefined;
  const { status } = await runOnce();
  expect(status).toBe('completed');
  expect(await sortedOnes()).toBe(25);
  world.asked = [];
  await runOnce();
  expect(world.asked.filter(sorts)).toEqual([]);
});

test('a reply in words alone is the draft', async () => {
  world.play = (asked) =>
    drafts(asked)
      ? json({ choices: [{ message: { content: 'Hello,\n\nFine, Monday.' }, finish_reason: 'stop' }] })
      : undefined;
  expect((await runOnce()).status).toBe('completed');
  const { replies } = await page<{ replies: RecordOf<'replies'>[] }>('email');
  expect(replies.some(({ content }) => content?.startsWith('Hello,\n\nFine, Monday.'))).toBe(true);
});

test.each([
  ['a refusal', { content: null, refusal: 'I can’t help with that.' }, 'stop', 'OpenAI declined to answer this'],
  [
    'an answer that was cut',
    { content: '{"body": "Dear' },
    'length',
    'The answer from OpenAI was cut off at its length limit',
  ],
  ['an empty answer', { content: '{"body": ""}' }, 'stop', 'OpenAI gave no answer'],
] as const)(
  '%s to one message costs the others nothing, and is not asked for again',
  async (_, message, reason, why) => {
    let answered = 0;
    world.play = (asked) => {
      if (!drafts(asked)) return undefined;
      answered += 1;
      return answered === 1 ? json({ choices: [{ message, finish_reason: reason }] }) : undefined;
    };
    const { status, result } = await runOnce();
    expect(status).toBe('completed');
    expect(result).toMatch(/\d+ replies drafted$/);
    const { replies } = await page<{ replies: RecordOf<'replies'>[] }>('email');
    expect(replies.filter(({ reason: said }) => (said as unknown) === why)).toHaveLength(1);
    await runOnce();
    expect(world.asked.filter(drafts)).toEqual([]);
  },
);
