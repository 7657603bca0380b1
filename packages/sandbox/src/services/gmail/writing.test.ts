import { beforeEach, describe, expect, test } from 'vitest';
import { inGoogle } from '../../../test/google.ts';
import { owner } from '../../world/account.ts';

const base = 'https://gmail.googleapis.com/gmail/v1/users/me';
interface Message {
  readonly id: string;
  readonly threadId: string;
  readonly labelIds: string[];
  readonly snippet: string;
  readonly internalDate: string;
  readonly payload: { headers: { name: string; value: string }[] };
}
interface Draft {
  readonly id: string;
  readonly message: Message;
}

let google: Awaited<ReturnType<typeof inGoogle>>;
beforeEach(async () => {
  google = await inGoogle();
});
const ask = async <T>(method: string, path: string, json?: object): Promise<T> =>
  (await google.as(base + path, { method, ...(json && { json }) })).body as T;
const status = async (method: string, path: string, json?: object) =>
  (await google.as(base + path, { method, ...(json && { json }) })).status;
const raw = (...lines: string[]) => Buffer.from(lines.join('\r\n'), 'utf8').toString('base64url');
const letter = raw(
  'To: luca@trattoria.example',
  'Subject: =?UTF-8?Q?Gr=C3=BC=C3=9Fe?=',
  'Content-Type: text/plain; charset=utf-8',
  '',
  'Until Saturday!',
);
const headers = ({ payload }: Message) => Object.fromEntries(payload.headers.map(({ name, value }) => [name, value]));

describe('sending', () => {
  test('puts the message among the sent ones, from the account', async () => {
    const sent = await ask<Message>('POST', '/messages/send', { raw: letter });
    expect(sent).toEqual({ id: expect.any(String), threadId: sent.id, labelIds: ['SENT'] });
    const read = await ask<Message>('GET', `/messages/${sent.id}`);
    expect(headers(read)).toMatchObject({
      From: `${owner.name} <${owner.email}>`,
      To: 'luca@trattoria.example',
      Subject: 'Grüße',
      'Message-ID': expect.stringMatching(/^<.+@.+>$/),
    });
    expect(read.snippet).toBe('Until Saturday!');
    expect(Number(read.internalDate)).toBe(google.world.clock().getTime());
    const listed = await ask<{ messages: Message[] }>('GET', '/messages?q=in:sent');
    expect(listed.messages[0]?.id).toBe(sent.id);
  });
  test('to herself it comes in as well', async () => {
    const { labelIds } = await ask<Message>('POST', '/messages/send', {
      raw: raw(`To: Ada <${owner.email}>`, '', 'Note'),
    });
    expect(labelIds).toEqual(['SENT', 'INBOX', 'UNREAD']);
  });
  test('an answer stays in its thread if subject and references fit', async () => {
    const { messages } = await ask<{ messages: Message[] }>('GET', '/messages?q=subject:blueberries+in:inbox');
    const { id, threadId } = messages[0]!;
    const messageId = headers(await ask<Message>('GET', `/messages/${id}`))['Message-ID'] ?? '';
    const answer = (subject: string, reference: string) =>
      ask<Message>('POST', '/messages/send', {
        threadId,
        raw: raw(
          'To: a@b.example',
          `Subject: ${subject}`,
          `In-Reply-To: ${reference}`,
          `References: ${reference}`,
          '',
          'Minus 22.',
        ),
      });
    expect((await answer('Re: Which temperature for the blueberries?', messageId)).threadId).toBe(threadId);
    expect((await answer('Something else', messageId)).threadId).not.toBe(threadId);
    expect((await answer('Re: Which temperature for the blueberries?', '<x@y>')).threadId).not.toBe(threadId);
    const thread = await ask<{ messages: Message[] }>('GET', `/threads/${threadId}`);
    expect(thread.messages).toHaveLength(2);
    expect(await status('POST', '/messages/send', { raw: letter, threadId: 'ffff' })).toBe(404);
  });
  test.each([
    [{}, /^'raw' RFC822 payload message string/],
    [{ raw: 'not base64 !' }, /Base64 decoding failed$/],
    [{ raw: raw('Subject: To nobody', '', 'x') }, 'Recipient address required'],
    [{ raw: raw('To: somebody', '', 'x') }, 'Invalid To header'],
    [{ raw: raw('To: a@b.example', 'Cc: nobody', '', 'x') }, 'Invalid Cc header'],
  ])('refuses %j', async (json, message) => {
    const { body } = await google.as(`${base}/messages/send`, { json });
    expect((body as { error: { code: number; message: string } }).error).toMatchObject({
      code: 400,
      message: expect.stringMatching(message),
    });
    expect((await ask<{ resultSizeEstimate: number }>('GET', '/messages?q=in:sent')).resultSizeEstimate).toBe(3);
  });
});

describe('drafts', () => {
  const create = () => ask<Draft>('POST', '/drafts', { message: { raw: letter } });
  const count = async () => {
    const { drafts = [], resultSizeEstimate } = await ask<{ drafts?: Draft[]; resultSizeEstimate: number }>(
      'GET',
      '/drafts',
    );
    expect(resultSizeEstimate).toBe(drafts.length);
    return drafts.length;
  };

  test('are kept, changed, sent once', async () => {
    const { id, message } = await create();
    expect(message.labelIds).toEqual(['DRAFT']);
    expect((await ask<Draft>('GET', `/drafts/${id}`)).message.snippet).toBe('Until Saturday!');

    const changed = await ask<Draft>('PUT', `/drafts/${id}`, {
      message: { raw: raw('To: luca@trattoria.example', '', 'Until Sunday!') },
    });
    expect(changed.id).toBe(id);
    expect(changed.message.id).not.toBe(message.id);
    expect((await ask<Draft>('GET', `/drafts/${id}`)).message.snippet).toBe('Until Sunday!');
    expect(await status('GET', `/messages/${message.id}`)).toBe(404);
    expect(await count()).toBe(1);

    const sent = await ask<Message>('POST', '/drafts/send', { id });
    expect(sent.labelIds).toEqual(['SENT']);
    expect((await ask<Message>('GET', `/messages/${sent.id}`)).snippet).toBe('Until Sunday!');
    expect(await count()).toBe(0);
    expect(await status('POST', '/drafts/send', { id })).toBe(404);
  });
  test('are thrown away', async () => {
    const { id, message } = await create();
    expect(await status('DELETE', `/drafts/${id}`)).toBe(204);
    expect(await status('GET', `/drafts/${id}`)).toBe(404);
    expect(await status('GET', `/messages/${message.id}`)).toBe(404);
    expect(await status('DELETE', `/drafts/${id}`)).toBe(404);
  });
  test('one to nobody can be kept, but not sent', async () => {
    const { id } = await ask<Draft>('POST', '/drafts', { message: { raw: raw('Subject: later', '', 'x') } });
    expect(await status('POST', '/drafts/send', { id })).toBe(400);
    expect(await count()).toBe(1);
  });
  test('an answer’s draft stays in its thread, before and after it is sent', async () => {
    const { messages } = await ask<{ messages: Message[] }>('GET', '/messages?q=subject:blueberries+in:inbox');
    const { id, threadId } = messages[0]!;
    const reference = headers(await ask<Message>('GET', `/messages/${id}`))['Message-ID'] ?? '';
    const answer = raw(
      'To: a@b.example',
      'Subject: Re: Which temperature for the blueberries?',
      `References: ${reference}`,
      '',
      '22',
    );
    const draft = await ask<Draft>('POST', '/drafts', { message: { raw: answer, threadId } });
    expect(draft.message.threadId).toBe(threadId);
    expect((await ask<Message>('POST', '/drafts/send', { id: draft.id })).threadId).toBe(threadId);
  });
  test('need a message', async () => {
    expect(await status('POST', '/drafts', {})).toBe(400);
    expect(await status('PUT', '/drafts/r1', { message: { raw: letter } })).toBe(404);
  });
});

describe('labels of a message', () => {
  test('can be given and taken', async () => {
    const { messages } = await ask<{ messages: Message[] }>('GET', '/messages?q=is:unread&maxResults=1');
    const path = `/messages/${messages[0]?.id}`;
    const before = await ask<Message>('GET', `${path}?format=minimal`);
    const after = await ask<Message>('POST', `${path}/modify`, {
      addLabelIds: ['STARRED'],
      removeLabelIds: ['UNREAD', 'INBOX'],
    });
    expect(new Set(after.labelIds)).toEqual(
      new Set([...before.labelIds, 'STARRED'].filter((id) => id !== 'UNREAD' && id !== 'INBOX')),
    );
    expect((await ask<Message>('GET', path)).labelIds).toEqual(after.labelIds);
  });
  test.each([
    [{ addLabelIds: ['SENT'] }, 'Invalid label: SENT'],
    [{ removeLabelIds: ['Own'] }, 'Invalid label: Own'],
    [{}, 'No label add or removes specified'],
  ])('refuses %j', async (json, message) => {
    const { messages } = await ask<{ messages: Message[] }>('GET', '/messages?maxResults=1');
    const { status: code, body } = await google.as(`${base}/messages/${messages[0]?.id}/modify`, { json });
    expect(code).toBe(400);
    expect(body).toMatchObject({ error: { message } });
  });
});
