import { expect, test } from 'vitest';
import { pagesApp } from '../../../test/pagesApp.ts';
import { demoTenantId } from '../../tenants/demo.ts';

const server = pagesApp();
const { keep, post, status } = server;

test('keeps the whole message, sends it back as a draft, and counts what was received', async () => {
  const content = `Hello Dana,\n\n${'a long text '.repeat(40)}`;
  const sent = (
    await post('/api/agents/email/records/emails', { to: 'dana@northwind.example', subject: 'Contract', content })
  ).json<{ id: string; preview: string }>();
  expect(sent).toMatchObject({ from: 'demo@switchboard.test', status: 'pending' });
  expect(sent.preview).toMatch(/^Hello Dana, a long text/);
  expect(sent.preview.length).toBeLessThanOrEqual(140);
  expect(sent.preview).toMatch(/…$/);
  const { bodyJson } = await server.db
    .selectFrom('records')
    .select('bodyJson')
    .where('id', '=', sent.id)
    .executeTakeFirstOrThrow();
  expect(JSON.parse(bodyJson)).toMatchObject({ content: content.trim() });
  await keep('email-agent', 'emails', [
    { id: 'gmail-1', subject: 'A', status: 'replied', timestamp: '2026-03-12T08:00:00.000Z' },
    { id: 'gmail-2', subject: 'B', status: 'pending', timestamp: '2026-03-10T08:00:00.000Z' },
  ]);
  const { metrics, emails } = await status<'emailStatus'>('email');
  expect(metrics).toEqual({ processed: 3, processedToday: 2, autoReplies: 0, responseRate: 50 });
  expect(emails.find(({ id }) => id === sent.id)).toMatchObject({
    content: content.trim(),
    folder: 'drafts',
    to: 'dana@northwind.example',
  });
  expect(emails.filter(({ folder }) => folder === 'drafts')).toHaveLength(1);
});

const ask = (method: 'PATCH' | 'DELETE', of: string, payload?: object) =>
  server.app.inject({
    method,
    url: `/api/agents/email/records/emails/${of}`,
    headers: server.headers,
    ...(payload && { payload }),
  });
const change = (of: string, fields: object) => ask('PATCH', of, { version: 1, ...fields });

test('lists find messages in their folder, and only drafts are written anew', async () => {
  const { id } = (
    await post('/api/agents/email/records/emails', { to: 'dana@northwind.example', subject: 'Rates', content: 'Old' })
  ).json<{ id: string }>();
  await keep('email-agent', 'emails', [
    {
      id: 'gmail-9',
      subject: 'Rates?',
      preview: 'How much?',
      status: 'pending',
      timestamp: '2026-03-12T08:00:00.000Z',
    },
    { id: 'own-9', subject: 'Rates', content: 'Sent', folder: 'drafts', sentAt: '2026-03-12T09:00:00.000Z' },
  ]);
  const found = async (folder: string) => {
    const url = `/api/agents/email/records/emails?search=rates&folder=${folder}`;
    const { items } = (await server.get(url)).json<{ items: { id: string }[] }>();
    return items.map((item) => item.id);
  };
  expect(await found('inbox')).toEqual(['gmail-9']);
  expect(await found('drafts')).toEqual([id]);
  expect(await found('sent')).toEqual(['own-9']);

  expect((await change('gmail-9', { content: 'New' })).json()).toMatchObject({
    fields: { content: 'content can be changed in drafts only' },
  });
  expect((await change(id, { status: 'replied' })).json()).toMatchObject({
    fields: { status: 'status can be changed in received messages only' },
  });
  expect((await change(id, { content: 'New  text' })).json()).toMatchObject({
    content: 'New  text',
    preview: 'New text',
    version: 2,
  });
});

test('a message that is being sent is neither changed nor deleted', async () => {
  const given = { to: 'dana@northwind.example', subject: 'Rates', content: 'As it goes out' };
  const { id } = (await post('/api/agents/email/records/emails', given)).json<{ id: string }>();
  const until = (minutes: number) => new Date(server.time.clock().getTime() + minutes * 60_000).toISOString();
  const act = { tenantId: demoTenantId, agentId: 'email-agent', recordId: id, kind: 'sendComposed', argsJson: '{}' };
  await server.db
    .insertInto('acts')
    .values({ ...act, dueAt: null, leaseId: 'one', leasedUntil: until(5) })
    .execute();
  for (const answer of [await change(id, { content: 'Other words' }), await ask('DELETE', id)]) {
    expect(answer.statusCode).toBe(409);
    expect(answer.json()).toMatchObject({ error: 'This is being sent. Try again in a moment.' });
  }
  await server.db
    .updateTable('acts')
    .set({ leasedUntil: until(-1) })
    .where('recordId', '=', id)
    .execute();
  expect((await change(id, { content: 'Other words' })).statusCode).toBe(200);
});
