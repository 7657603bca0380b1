import { beforeEach, describe, expect, test } from 'vitest';
import { inGoogle } from '../../../test/google.ts';
import type { Answer } from '../../../test/inSandbox.ts';
import { owner } from '../../world/account.ts';

const base = 'https://gmail.googleapis.com/gmail/v1/users/me';
interface Item {
  readonly id: string;
  readonly threadId: string;
}
interface Message extends Item {
  readonly labelIds: string[];
  readonly snippet: string;
  readonly internalDate: string;
  readonly payload: {
    mimeType: string;
    headers: { name: string; value: string }[];
    body?: { data?: string };
    parts?: object[];
  };
  readonly raw?: string;
}
interface Listed {
  readonly messages?: Item[];
  readonly threads?: Item[];
  readonly nextPageToken?: string;
  readonly resultSizeEstimate: number;
}

let google: Awaited<ReturnType<typeof inGoogle>>;
beforeEach(async () => {
  google = await inGoogle();
});
const get = async <T>(path: string): Promise<T> => (await google.as(base + path)).body as T;
const search = async (q: string) =>
  (await get<Listed>(`/messages?maxResults=500&q=${encodeURIComponent(q)}`)).messages ?? [];
const full = (id: string) => get<Message>(`/messages/${id}`);
const header = ({ payload }: Message, name: string) => payload.headers.find((one) => one.name === name)?.value;
const error = ({ body }: Answer) => (body as { error: { message: string } }).error;

test('tells the profile of the account', async () => {
  const { inbox } = google.world;
  expect(await get('/profile')).toEqual({
    emailAddress: owner.email,
    messagesTotal: inbox.length,
    threadsTotal: new Set(inbox.map(({ threadId }) => threadId)).size,
    historyId: expect.stringMatching(/^\d+$/),
  });
  expect((await google.as(base.replace('/me', `/${encodeURIComponent(owner.email)}`) + '/profile')).status).toBe(200);
  const other = await google.as(base.replace('/me', '/jonas@example.com') + '/profile');
  expect([other.status, error(other).message]).toEqual([403, `Delegation denied for ${owner.email}`]);
});

describe('listing', () => {
  test('pages to the end, each message once, newest first', async () => {
    const seen: string[] = [];
    let token = '';
    for (let page = 0; page < 20; page += 1) {
      const answer = await get<Listed>(`/messages?maxResults=20&q=in:inbox${token && `&pageToken=${token}`}`);
      seen.push(...(answer.messages ?? []).map(({ id }) => id));
      token = answer.nextPageToken ?? '';
      if (!token) break;
    }
    const expected = google.world.inbox.filter(({ labels }) => labels.includes('INBOX')).map(({ id }) => id);
    expect(seen).toEqual(expected);
  });
  test('gives ids alone, and no list where there is nothing', async () => {
    const { messages = [], resultSizeEstimate } = await get<Listed>('/messages?maxResults=1');
    expect(Object.keys(messages[0] ?? {})).toEqual(['id', 'threadId']);
    expect(resultSizeEstimate).toBeGreaterThan(60);
    expect(await get('/messages?q=xylophone')).toEqual({ resultSizeEstimate: 0 });
  });
  test('leaves spam and trash out unless they are asked for', async () => {
    const labels = async (path: string) =>
      Promise.all(((await get<Listed>(path)).messages ?? []).map(async ({ id }) => (await full(id)).labelIds));
    expect((await labels('/messages?maxResults=500')).flat()).not.toContain('SPAM');
    expect((await labels('/messages?maxResults=500&includeSpamTrash=true')).flat()).toContain('TRASH');
    expect((await labels('/messages?q=in:spam')).flat()).toContain('SPAM');
    expect((await labels('/messages?labelIds=TRASH')).flat()).toContain('TRASH');
  });
  test.each([
    ['in:sent', 3],
    ['is:starred', 2],
    ['from:katarzyna.wrona@mrozna-logistyka.example', 1],
    ['from:Giulia', 1],
    ['subject:"Third late"', 1],
    ['rfc822msgid:nothing', 0],
    ['has:attachment in:inbox', 7],
    ['category:promotions', 4],
    ['newer_than:2h', 1],
    ['raspberries -trailers', 0],
    ['raspberries', 1],
    ['from:me', 3],
    ['list:cold-chain-eu', 5],
    ['lodz', 2],
  ])('q=%s finds %i', async (q, count) => {
    expect(await search(q)).toHaveLength(count);
  });
  test('dates bound from both sides', async () => {
    const after = await search('after:2026/11/19');
    const before = await search('before:2026/11/19');
    expect(after.length).toBeGreaterThan(10);
    expect(after.length + before.length).toBe((await search('in:anywhere -in:spam -in:trash')).length);
  });
  test('labels narrow it, all of them together', async () => {
    const { messages = [] } = await get<Listed>('/messages?labelIds=INBOX&labelIds=UNREAD&labelIds=IMPORTANT');
    expect(messages.length).toBeGreaterThan(3);
    for (const { id } of messages)
      expect((await full(id)).labelIds).toEqual(expect.arrayContaining(['UNREAD', 'IMPORTANT']));
  });
  test.each(['maxResults=many', 'pageToken=nothing', 'includeSpamTrash=perhaps'])('refuses %s', async (query) => {
    expect((await google.as(`${base}/messages?${query}`)).status).toBe(400);
  });
  test('a page belongs to its question', async () => {
    const { nextPageToken } = await get<Listed>('/messages?maxResults=5&q=in:inbox');
    expect((await google.as(`${base}/messages?maxResults=5&q=in:sent&pageToken=${nextPageToken}`)).status).toBe(400);
  });
});

describe('reading', () => {
  const one = async () => full((await search('in:inbox subject:"Offer for the night line"'))[0]?.id ?? '');
  test('full: headers, parts and text, with files by id', async () => {
    const message = await one();
    expect(header(message, 'From')).toBe('"Katarzyna Wrona" <katarzyna.wrona@mrozna-logistyka.example>');
    expect(header(message, 'Subject')).toBe('Offer for the night line Łódź – Leipzig');
    expect(message.payload.mimeType).toBe('multipart/mixed');
    expect(message.payload.parts).toMatchObject([
      { partId: '0', mimeType: 'text/plain', filename: '' },
      { partId: '1', filename: 'offer-night-line.pdf', body: { attachmentId: expect.any(String) } },
    ]);
    expect(message.labelIds).toEqual(expect.arrayContaining(['INBOX', 'UNREAD', 'STARRED']));
    expect(message.snippet).toMatch(/^Dear Ada, attached you find/);
  });
  test('a newsletter has a plain and a rich part, and can be told from a letter', async () => {
    const message = await full((await search('from:newsletter@www.coldchainreview.example'))[0]?.id ?? '');
    expect(message.payload.parts).toMatchObject([{ mimeType: 'text/plain' }, { mimeType: 'text/html' }]);
    expect(header(message, 'List-Unsubscribe')).toMatch(/^<https:/);
    expect(header(message, 'Precedence')).toBe('bulk');
  });
  test('metadata: only the headers that are asked for', async () => {
    const { id } = await one();
    const some = await get<Message>(`/messages/${id}?format=metadata&metadataHeaders=From&metadataHeaders=subject`);
    expect(some.payload.headers.map(({ name }) => name)).toEqual(['From', 'Subject']);
    expect(some.payload).not.toHaveProperty('body');
    expect((await get<Message>(`/messages/${id}?format=metadata`)).payload.headers.length).toBeGreaterThan(5);
  });
  test('minimal, raw, and fields', async () => {
    const { id } = await one();
    expect(await get(`/messages/${id}?format=minimal`)).not.toHaveProperty('payload');
    const { raw = '' } = await get<Message>(`/messages/${id}?format=raw`);
    expect(Buffer.from(raw, 'base64url').toString('utf8')).toMatch(/^Delivered-To: ada\.brandt@/);
    expect(await get(`/messages/${id}?fields=id,payload/headers/name`)).toEqual({
      id,
      payload: { headers: expect.arrayContaining([{ name: 'From' }]) },
    });
    expect((await google.as(`${base}/messages/${id}?fields=nothing`)).status).toBe(400);
    expect((await google.as(`${base}/messages/${id}?format=whole`)).status).toBe(400);
    expect((await google.as(`${base}/messages/ffff`)).status).toBe(404);
  });
  test('threads hold their messages, oldest first', async () => {
    const { threads = [] } = await get<Listed>('/threads?q=subject:customer');
    const { messages } = await get<{ messages: Message[] }>(`/threads/${threads[0]?.id}?format=metadata`);
    expect(messages.map((message) => header(message, 'Subject'))).toEqual([
      'How do we become a customer?',
      'Re: How do we become a customer?',
      'Re: How do we become a customer?',
    ]);
    const times = messages.map(({ internalDate }) => Number(internalDate));
    expect(times).toEqual(times.toSorted((a, b) => a - b));
  });
  test('labels have counts', async () => {
    const { labels } = await get<{ labels: Item[] }>('/labels');
    expect(labels.map(({ id }) => id)).toEqual(expect.arrayContaining(['INBOX', 'SENT', 'CATEGORY_SOCIAL']));
    expect(await get('/labels/INBOX')).toMatchObject({ type: 'system', messagesTotal: 61 });
    expect((await google.as(`${base}/labels/NOTHING`)).status).toBe(404);
  });
});
