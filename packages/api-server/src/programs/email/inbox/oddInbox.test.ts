import { wordsOf } from '@switchboard/api-contract/words/wordsOf';
import { expect, test } from 'vitest';
import { json, type Asked } from '../../../../test/playedSandbox.ts';
import { sandboxedApp } from '../../../../test/sandboxedApp.ts';
import type { RecordOf } from '../../../records/collections.ts';

type Words = Parameters<typeof wordsOf>[0];

const server = sandboxedApp();
const { configure, connect, page, run, send, world } = server;
const messages = 'https://gmail.googleapis.com/gmail/v1/users/me/messages';

interface Given {
  readonly subject: string;
  readonly text?: string;
  readonly [field: string]: unknown;
}
/** A message as Gmail gives it in full; fields that are given replace its own. */
const full = ({ subject, text = 'Do you deliver on Saturdays?', ...more }: Given) => ({
  id: subject,
  threadId: subject,
  labelIds: ['INBOX', 'UNREAD'],
  snippet: text.slice(0, 100),
  internalDate: '1773300000000',
  payload: {
    mimeType: 'text/plain',
    headers: [
      { name: 'From', value: 'Ewa <ewa@lager.example>' },
      { name: 'Subject', value: subject },
      { name: 'Message-ID', value: `<${subject}@lager.example>` },
    ],
    body: { data: Buffer.from(text).toString('base64url') },
  },
  ...more,
});

type Answer = (asked: Asked) => object | Response;

/** Gmail with these messages, newest first: what it answers to each id. */
function holds(messagesById: readonly (readonly [id: string, answer: Answer])[]): void {
  const inbox = new Map(messagesById);
  world.play = (asked) => {
    if (asked.address === messages)
      return json({
        ...(asked.query['q'] === 'in:inbox' && { messages: [...inbox.keys()].map((id) => ({ id, threadId: id })) }),
      });
    const found = asked.address.startsWith(`${messages}/`) && inbox.get(asked.address.slice(messages.length + 1));
    if (!found) return undefined;
    const answer = found(asked);
    return answer instanceof Response ? answer : json(answer);
  };
}

const ordinary = (count: number) =>
  Array.from({ length: count }, (_, index) => `mail-${index + 1}`).map(
    (subject) => [subject, () => full({ subject })] as const,
  );
const tooLarge = (subject: string) => (asked: Asked) =>
  full({ subject, text: asked.query['format'] === 'full' ? 'x'.repeat(9_000_000) : 'This week' });
const fault = (status: number) => () =>
  json({ error: { code: status, message: 'Requested entity was not found.' } }, status);

const emails = async () => (await page<{ emails: RecordOf<'emails'>[] }>('email')).emails;
const about = async (subject: string) => (await emails()).find((one) => one.subject === subject);
/** What the run did, in words. */
async function steps(): Promise<string[]> {
  const [one] = await server.db.selectFrom('executions').select('id').where('sample', '=', 0).execute();
  const { steps: told } = (await send('GET', `runs/${one?.id}`)).json<{ steps: { text: Words }[] }>();
  return told.map(({ text }) => wordsOf(text));
}

test('an inbox with odd messages: the others are read, and the run says why some are not', async () => {
  await connect('gmail', 'openai');
  holds([
    ...ordinary(18),
    ['newsletter', tooLarge('newsletter')],
    ['no-date', () => full({ subject: 'no-date', internalDate: '-62135596800000' })],
    ['gone', fault(404)],
    ['odd', () => full({ subject: 'odd', threadId: 7 })],
    ['list', () => json([1, 2])],
    ['broken', fault(500)],
    ['no-payload', () => ({ id: 'no-payload', threadId: 'no-payload', snippet: 'Hello', internalDate: null })],
  ]);
  expect(await run('email')).toMatch(/^21 of 25 messages read, 21 new; \d+ replies drafted$/);
  expect((await steps()).filter((step) => step.includes('left out')).join()).toBe(
    '21 of 25 read, 4 left out: 2 not in the documented format, 1 no longer there, and 1 not delivered by the service',
  );
  expect(await about('newsletter')).toMatchObject({ preview: 'This week', from: '"Ewa" <ewa@lager.example>' });
  expect(await about('no-date')).not.toHaveProperty('timestamp');
  expect(await about('mail-1')).toMatchObject({ timestamp: '2026-03-12T07:20:00.000Z' });
});

test('a large message costs one call more, and only its text', async () => {
  await connect('gmail');
  holds([['a', tooLarge('a')], ...ordinary(1)]);
  await connect('gmail', 'openai');
  expect(await run('email')).toMatch(/^2 messages read, 2 new/);
  const gets = world.asked.filter(({ address }) => address.startsWith(`${messages}/`));
  expect(gets.map(({ query }) => query['format'])).toEqual(['full', 'metadata', 'full']);
  expect((await steps()).filter((step) => step.includes('left out'))).toEqual([]);
});

test.each([
  ['-62135596800000'],
  ['0'],
  ['253402300800000'],
  ['9'.repeat(15)],
  ['1e400'],
  ['soon'],
  [''],
  [null],
  [{}],
  [1.5e40],
])('a message of %j has no date', async (internalDate) => {
  await connect('gmail');
  holds([['a', () => full({ subject: 'a', internalDate })]]);
  expect(await run('email')).toMatch(/^1 message read, 1 new/);
  expect(await about('a')).not.toHaveProperty('timestamp');
});

test('what concerns every message fails the run, and says what it was', async () => {
  await configure('email', {});
  await connect('gmail');
  holds(ordinary(5).map(([id]) => [id, fault(500)] as const));
  expect(await run('email')).toMatch(/^failed: Gmail /);
  holds(ordinary(2).map(([id]) => [id, () => json({ odd: true })] as const));
  expect(await run('email')).toMatch(/^failed: /);
  holds([...ordinary(2), ['late', fault(503)]]);
  expect(await run('email')).toMatch(/^failed: Gmail /);
});

test('a message that Gmail refuses alone does not cost the others', async () => {
  await connect('gmail');
  holds([...ordinary(2), ['barred', fault(403)], ['bad', fault(400)]]);
  expect(await run('email')).toMatch(/^2 of 4 messages read, 2 new/);
  expect((await steps()).join()).toContain('2 of 4 read, 2 left out: not delivered by the service');
  holds(ordinary(2).map(([id]) => [id, fault(403)] as const));
  expect(await run('email')).toMatch(/^failed: The Refresh Token can’t read mail/);
});

/** Has the model say what nobody can read where it is asked about what fits. */
function garbles(fits: RegExp): void {
  const { play } = world;
  const choices = [{ index: 0, message: { role: 'assistant', content: '{"body":' }, finish_reason: 'stop' }];
  const garbled = { id: 'a', object: 'chat.completion', created: 1, model: 'gpt-4o', choices };
  world.play = (asked, ...more) =>
    asked.address.includes('openai') && fits.test(asked.body)
      ? json({ ...garbled, usage: { prompt_tokens: 1, completion_tokens: 1, total_tokens: 2 } })
      : play(asked, ...more);
}

test('a drafted reply that can’t be read costs that reply alone', async () => {
  await connect('gmail', 'openai');
  holds(ordinary(3));
  garbles(/You draft.*mail-2/s);
  expect(await run('email')).toMatch(/^3 messages read, 3 new; 2 replies drafted$/);
  const { replies } = await page<{ replies: RecordOf<'replies'>[] }>('email');
  expect(replies.find(({ state }) => state === 'refused')).toMatchObject({
    subject: 'mail-2',
    reason: 'OpenAI sent an answer that could not be read',
  });
});

test('a long text goes to the model without half a character at its end', async () => {
  await connect('gmail', 'openai');
  holds([['a', () => full({ subject: 'a', text: `${'x'.repeat(1_498)}😀${'y'.repeat(2_499)}😀end` })]]);
  await run('email');
  const asked = world.asked.filter(({ address }) => address.includes('openai')).map(({ body }) => body);
  expect(asked.join()).toContain('xxx…');
  expect(asked.join()).not.toMatch(/\\ud83d(?!\\ude00)/i);
  expect(asked.join().isWellFormed()).toBe(true);
});

test('a reply to a message without References names what that one answers', async () => {
  await connect('gmail', 'openai');
  const { payload, ...more } = full({ subject: 'AW:Fish' });
  const headers = [...payload.headers, { name: 'In-Reply-To', value: '<first@x.example>' }];
  holds([['a', () => ({ ...more, payload: { ...payload, headers } })]]);
  await run('email');
  const draft = world.asked.find(({ method, address }) => method === 'POST' && address.endsWith('/drafts'));
  const { message } = JSON.parse(draft?.body ?? '{}') as { message: { raw: string } };
  const letter = Buffer.from(message.raw, 'base64url').toString();
  expect(letter).toContain('References: <first@x.example> <AW:Fish@lager.example>');
  expect(letter).toContain('Subject: AW:Fish');
});

test('an inbox whose messages all went meanwhile is empty, and no failure', async () => {
  await connect('gmail');
  holds(ordinary(2).map(([id]) => [id, fault(404)] as const));
  expect(await run('email')).toMatch(/^0 of 2 messages read, 0 new/);
});

test('what is quoted was not asked, and who is no person gets no answer', async () => {
  await connect('gmail', 'openai');
  const quoted = 'Two pallets on Friday.\n\n> How many do you need?';
  const headers = [
    { name: 'From', value: '=?UTF-8?B?SsO8cmdlbiBNw7xsbGVy?= <j@lager.example>' },
    { name: 'Subject', value: '=?UTF-8?Q?Automatische_Antwort=3A_Men=C3=BC?=' },
  ];
  const report = { mimeType: 'multipart/report', headers };
  holds([
    ['quoted', () => full({ subject: 'quoted', text: quoted })],
    ['away', () => full({ subject: 'away', payload: report })],
  ]);
  expect(await run('email')).toMatch(/^2 messages read, 2 new/);
  const { replies } = await page<{ replies: RecordOf<'replies'>[] }>('email');
  expect(replies.map(({ asked }) => asked).filter(Boolean)).toEqual([]);
  expect(replies.find(({ state }) => state === 'refused')).toMatchObject({
    name: 'Jürgen Müller',
    reason: 'It was sent automatically',
  });
  expect(await about('Automatische Antwort: Menü')).toMatchObject({ from: '"Jürgen Müller" <j@lager.example>' });
});
